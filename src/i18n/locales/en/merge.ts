/** The chooser of an author who has several accounts. */
export default {
  title: 'Which account do you want to keep?',
  text: 'These accounts are all yours: their emails reach the same mailbox. You can merge them into one. The others are then closed for good.',
  pick: 'Main account',
  current: 'Signed in now',
  pen_name: 'Pen name %{pen_name}',
  no_pen_name: 'No pen name',
  works: '%{count} story |||| %{count} stories',
  since: 'Since %{date}',
  outcome: 'What happens then',
  moves:
    '%{count} story moves to %{main}, with its chapters, comments and income. |||| %{count} stories move to %{main}, with their chapters, comments and income.',
  moves_rest: 'Contracts, statements, payments, messages and linked sign-ins go there too.',
  named: '%{main} takes over the pen name %{pen_name}.',
  closed:
    '%{names} is closed for good. Nobody can sign in to it again, and nothing brings it back. |||| %{names} are closed for good. Nobody can sign in to them again, and nothing brings them back.',
  renamed: 'The pen name %{from} is gone: those stories appear under %{to}.',
  personal:
    'Password and personal data are those of %{main}. Only where it has no personal data does it take those that were saved last; all others are lost.',
  sessions: 'Whoever is signed in to a closed account is signed out.',
  you_leave:
    'You are signed out as well, because you are signed in to an account that is closed. You then sign in to %{main}.',
  type: 'Type %{name} to confirm',
  mistyped: 'This is not the user name of the main account.',
  password: 'Password of %{name}',
  password_hint: 'Right after you have signed in again, no password is asked for.',
  merge: 'Merge and close %{smart_count} account |||| Merge and close %{smart_count} accounts',
  merging: 'Merging …',
  none: 'You have one account',
  none_text: 'We know of no other account of yours, so there is nothing to merge.',
  done: 'Your accounts are one',
  done_text: 'Everything is in %{main} now.',
  to_stories: 'To my stories',
  offer:
    '%{smart_count} other account is yours too. You can make one account of them. |||| %{smart_count} other accounts are yours too. You can make one account of them.',
  offer_go: 'Merge accounts',
};
