"""Game records: text that people can read, and that replays without random numbers (docs/records.md)."""

from pegs.record.game_record import Record
from pegs.record.reading import read_records
from pegs.record.record_parts import BadRecord, RecordedPly
from pegs.record.writing import ply_lines, write_record

__all__ = ["BadRecord", "Record", "RecordedPly", "ply_lines", "read_records", "write_record"]
