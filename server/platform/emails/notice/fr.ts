import type { Notices } from '../types.ts';

export const notice: Notices = {
  welcome: ({ pen }) => ({
    subject: 'Bienvenue chez Quillhouse',
    text: [
      `Bonjour ${pen}, nous sommes ravis de vous accueillir.`,
      'Le guide explique comment préparer une première histoire, ce que cherchent les lecteurs et quand demander un contrat.',
    ],
  }),
  late_release: ({ title, numbers, many, due, live, span }) => ({
    subject: `${many ? 'Les chapitres' : 'Le chapitre'} ${numbers} de « ${title} » ${many ? 'ont' : 'a'} paru en retard`,
    text: [
      `Date prévue : ${due}. En ligne depuis : ${live}, soit ${span} de retard. Les lecteurs y ont accès et vous n'avez rien à faire.`,
    ],
  }),
};
