/** What is refused of money. */
export default {
  errors: {
    month_closed: 'This month has just been closed. Please try again: it will be booked in the next one.',
    positive: 'Enter an amount above zero.',
    future_day: 'This day is still to come.',
    no_csv: 'This is no CSV file in UTF-8 whose lines all have the same columns.',
    many_lines: 'A file may have %{max} lines at most. Split it up.',
    no_lines: 'There is nothing in this file but its header.',
    columns: 'The columns must be %{columns}. Check: %{wrong}.',
    not_signed: 'This work has no signed contract.',
    line_twice: 'The same app, day, work and language stand in line %{line} already.',
    line_booked: 'This line was already booked with import %{id}.',
    lines_booked: 'Some of these lines have just been booked from another file. Check the file again.',
    same_file: 'This file was already booked, as import %{id}.',
    reversed: 'This import was already taken back.',
    own_money: 'Nobody approves what they created. Somebody else has to decide.',
    decided: 'This has already been decided. Open it again.',
    bonus_exclusive: 'The update bonus is for exclusive works under contract.',
    bonus_idle_days: 'Nothing was written on %{idle_days} days of the month; there may be %{max}.',
    bonus_revenue: 'Your exclusive works earned $%{revenue} in the month; the bonus is for less than $%{below}.',
    bonus_once: 'You have already applied for this month.',
  },
};
