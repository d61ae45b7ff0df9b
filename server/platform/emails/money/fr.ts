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
  payment_paid: ({ month, amount }) => ({
    subject: `Votre paiement de ${month} est en route`,
    text: [`Nous avons viré ${amount} pour ${month}. Le délai dépend de votre banque ou de votre service de paiement.`],
  }),
  payment_failed: ({ month, amount, reason }) => ({
    subject: `Votre paiement de ${month} n’est pas arrivé`,
    text: [
      `Le virement de ${amount} pour ${month} a échoué. Le motif :`,
      reason,
      'Rien n’est perdu : le montant est reporté au mois suivant. Vérifiez vos informations de paiement dans votre profil.',
    ],
  }),
  question_answered: ({ month, title, answer }) => ({
    subject: `Réponse à votre question sur le relevé de ${month}`,
    text: [...(title ? [`Le service financier répond à votre question sur « ${title} » :`] : []), answer],
  }),
};
