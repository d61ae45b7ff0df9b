/** What finance answers about lines of statements. */
export default {
  title: 'Questions on statements',
  empty: 'Nobody waits for an answer',
  empty_text: 'What authors ask about lines of their statements appears here, the oldest first.',
  answer: 'Answer',
  send: 'Send the answer',
  answered: 'The answer is on its way to the author.',
  by_author: 'Author',
  by_finance: 'Finance',
  states: 'State',
  status: {
    open: 'Open',
    answered: 'Answered',
    closed: 'Settled',
  },
  errors: {
    closed: 'The author has settled this question.',
  },
};
