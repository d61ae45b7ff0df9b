import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: 'Votre compte de versement a changé',
    text: [
      `Le compte de versement de votre compte Quillhouse ${user_name} vient d’être modifié. Par sécurité, rien ne sera versé avant le ${until}.`,
      'Si ce n’est pas vous, changez votre mot de passe sans attendre et prévenez l’équipe de Quillhouse.',
    ],
  }),
  statement_rejected: ({ month, reason, until }) => ({
    subject: `Votre paiement de ${month} est à corriger`,
    text: [
      `Votre confirmation de ${month} n’a pas été acceptée. Le motif :`,
      reason,
      `Corrigez vos informations dans Quillhouse et confirmez à nouveau avant le ${until}. Passé ce délai, le montant est reporté au mois suivant.`,
    ],
  }),
};
