/** What an author asks about lines of a statement. */
export default {
  open: 'Questions',
  title: 'Questions on the statement for %{month}',
  intro: 'Ask about any line. Finance answers here, and you get the answer as a message.',
  ask: 'Ask',
  ask_on: 'Ask on',
  placeholder: 'What would you like to know?',
  send: 'Send',
  close: 'Settled',
  closed: 'Nobody needs to answer any more.',
  you: 'You',
  finance: 'Finance',
  none: 'There are no lines.',
  unread: '%{count} new answer |||| %{count} new answers',
  status: {
    open: 'Waits for finance',
    answered: 'Answered',
    closed: 'Settled',
  },
};
