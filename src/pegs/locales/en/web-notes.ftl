### Notes on the turns of a finished game: comments, arrows and rings. $you says whether the reader is meant.

note-add = Add a note
note-change = Change my note
note-mine = My note
note-of = { $name }’s note
note-comment = What do you think of this turn?
note-how = Drag from hole to hole on the board for an arrow, tap for a ring. The same again makes the other kind, and once more takes it away.
note-most = Three arrows and three rings are the most. Draw one again twice to take it away.
note-clear = Clear the board
note-cancel = Cancel
note-save = Save
note-saved = Everyone with this replay’s link can read your note.
note-delete = Delete my note
note-deleted = Your note is gone.
note-show = Show { $name }’s arrows
note-mark = note
note-arrow = Arrow from { $from } to { $to }.
note-ring = Ring around { $at }.
note-start = { $you ->
    [yes] your { $start }
   *[no] { $name }’s { $start }
}
note-peg = { $you ->
    [yes] your peg { $number }
   *[no] { $name }’s peg { $number }
}
note-peg-near = { $you ->
    [yes] your peg near { $near }
   *[no] { $name }’s peg near { $near }
}
note-landmark = { $you ->
    [yes] your { $word }
   *[no] { $name }’s { $word }
}
