import type { Notices } from '../types.ts';

export const notice: Notices = {
  welcome: ({ pen }) => ({
    subject: 'Welcome to Quillhouse',
    text: [
      `Hello ${pen}, we are glad to have you here.`,
      'The guidebook explains how to set up a first story, what readers look for and when you can apply for a contract.',
    ],
  }),
  late_release: ({ title, numbers, many, due, live, span }) => ({
    subject: `${many ? 'Chapters' : 'Chapter'} ${numbers} of “${title}” went live late`,
    text: [
      `Planned for ${due}, live since ${live}: ${span} late. Readers can see ${many ? 'them' : 'it'} now, and there is nothing you need to do.`,
    ],
  }),
};
