### The coach, in words.

coach-better = There’s a better turn.
coach-no-reason = We found it by playing on many times; there’s no short reason.
