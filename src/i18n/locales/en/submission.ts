/** What is asked before chapters are submitted. */
export default {
  back: 'Go back',
  place: {
    title: 'number in the title',
    text: 'number at the head of the text',
  },
  numbered: {
    title: 'Remove the chapter number?',
    text: 'The number already stands above each chapter, so it cannot be submitted with it. What is removed is kept among the versions. This concerns %{count} chapter: |||| The number already stands above each chapter, so they cannot be submitted with it. What is removed is kept among the versions. This concerns %{count} chapters:',
    go: 'Remove it',
  },
  flagged: {
    title: 'Keep submitting?',
    text: '%{count} chapter has restricted content or contact info. You may keep submitting; the editor will re-judge. |||| %{count} chapters have restricted content or contact info. You may keep submitting; the editor will re-judge.',
    go: 'Keep submitting',
  },
};
