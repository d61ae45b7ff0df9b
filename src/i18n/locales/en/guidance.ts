/** What is pointed out to who sees a page for the first time. */
export default {
  count: '%{step} of %{steps}',
  next: 'Next',
  skip: 'Skip all',
  done: 'Got it',
  home: {
    todo: { title: 'Start here', text: 'Whatever waits for you, in any story, is gathered in this list.' },
    calendar: {
      title: 'Your writing days',
      text: 'Each day shows the words that you added. Set a daily goal, and keep the streak going.',
    },
    buffer: {
      title: 'Time to breathe',
      text: 'See for how many days each story goes on without you, before readers have to wait.',
    },
    help: { title: 'Help is here', text: 'Benefits, the guidebook, and the app in which readers find your stories.' },
  },
  storyDetail: {
    chapters: { title: 'Your chapters', text: 'All chapters in the order that readers get them. Drag one to move it.' },
    states: {
      title: 'Where each one stands',
      text: 'Show only drafts, chapters in review, or those that came back to you.',
    },
    release: {
      title: 'Publish while you sleep',
      text: 'Choose chapters and times once; they go live by themselves.',
    },
  },
  editStory: {
    text: { title: 'Just write', text: 'Your text saves itself, and is kept in this browser when the line drops.' },
    saved: { title: 'Nothing is lost', text: 'Here you see when it was saved, and find earlier versions.' },
    publish: {
      title: 'When it is ready',
      text: 'Submit the chapter for review. Once it is approved, it goes live at once or at the time that you choose.',
    },
  },
};
