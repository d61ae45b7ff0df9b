import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Votre compte de versement a changé',
    text: [
      `Le compte de versement de votre compte Quillhouse ${user_name} vient d’être modifié. Par sécurité, rien ne sera versé avant le ${until}.`,
      'Si ce n’est pas vous, changez votre mot de passe sans attendre et prévenez l’équipe de Quillhouse.',
    ],
  }),
};
