### What a coach says in every lesson, and the way there.
### Places: $at: the number of the step; $of: how many steps there are.

coach-next = Next
coach-skip = Do this step for me
coach-repeat = Say it again
coach-watch = Now the others play. Watch the table.
coach-not-now = That is possible too. In this lesson, do what is lit.
coach-read-first = Read this first, then choose “Next”.
coach-play-on = Play on
coach-finish = See the end
coach-whole = Play a whole round
coach-score = How it counts
coach-place = The lesson, step { $at } of { $of }

## Said of what is lit, to whoever does not see the light

coach-do = Do this now
coach-look = Look here
