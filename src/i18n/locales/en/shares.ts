/** The author's share of works. */
export default {
  open: 'Set author share',
  hint: 'A number from 0 to 1: 0.5 is half of the net revenue.',
  set: 'Set for %{count} work |||| Set for %{count} works',
  set_none: 'Set',
  too_many: 'Only the first %{count} works are taken at once.',
  done: 'Share set for %{count} work. |||| Share set for %{count} works.',
  undone: 'Taken back for %{count} work. |||| Taken back for %{count} works.',
  undo: 'Take it back',
  works: 'Works and their shares',
  before: 'Now',
  was: 'Before',
  becomes: 'New',
  became: 'Result',
  held: 'A contract with this share is being signed. It can be changed once the contract is in force or has ended.',
  result: {
    same: 'already so',
    changed: 'left alone, it is %{share} by now',
    held: 'kept: its contract is being signed',
    missing: 'no longer there',
    untouched: 'left as it is',
  },
};
