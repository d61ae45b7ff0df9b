/** Another title or genre for a work under contract. */
export default {
  open: 'Change title or genre',
  title: 'Change title or genre of this work',
  text: 'The contract keeps the title that was signed. The author is told, with your reason.',
  reason: 'Why? The author reads this.',
  save: 'Change',
  done: 'Changed. The author has been told.',
  errors: {
    title_banned: 'The title may not contain “%{word}”',
    not_signed: 'The work is not under contract, so its author names it.',
  },
};
