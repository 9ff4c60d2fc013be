### The coach, in words. $reason is a clause without a subject, such as "moves the team 8 holes closer to home".

coach-against = This turn { $reason }.
coach-instead = Another turn { $reason }.
coach-no-reason = We found it by playing on many times; there’s no short reason.
