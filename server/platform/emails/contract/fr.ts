import type { ContractLetters } from '../types.ts';

export const contract: ContractLetters = {
  contract_approved: ({ title, until }) => ({
    subject: `Le contrat de « ${title} » est prêt à être signé`,
    text: [
      `Votre demande pour « ${title} » a été acceptée et le contrat est prêt.`,
      `Lisez-le dans Quillhouse et signez-le avant le ${until}. Passé ce délai, le lien expire et il faudra refaire une demande ; cela ne compte pas comme une tentative.`,
    ],
  }),
  contract_rejected: ({ title, notice, left }) => ({
    subject: `Votre demande pour « ${title} »`,
    text: [
      `Nous ne pouvons pas vous proposer de contrat pour « ${title} » pour le moment. Voici ce qu’ont écrit nos relecteurs :`,
      notice,
      left === 0
        ? 'Vous avez utilisé toutes les tentatives pour cette œuvre. Votre histoire reste la vôtre et vous pouvez continuer à l’écrire.'
        : `Vous pouvez retravailler l’œuvre et refaire une demande. Tentatives restantes : ${left}.`,
    ],
  }),
  contract_signed: ({ title, number }) => ({
    subject: `Le contrat de « ${title} » est signé`,
    text: [
      `Félicitations ! Le contrat de « ${title} » est en vigueur. Son numéro est ${number}.`,
      'Vous trouverez le contrat et son certificat dans Quillhouse. Vos chapitres peuvent désormais être soumis à relecture et publiés.',
    ],
  }),
  contract_expired: ({ title }) => ({
    subject: `Le lien du contrat de « ${title} » a expiré`,
    text: [
      `Le contrat de « ${title} » n’a pas été signé à temps : son lien n’est plus valable.`,
      'Vous pouvez refaire une demande à tout moment, aucune tentative n’a été décomptée. En cas de doute, écrivez à votre éditeur.',
    ],
  }),
  work_renamed: ({ from, title, genre, reason }) => ({
    subject: `Les informations de « ${from} » ont changé`,
    text: [
      from === title
        ? `Le genre de « ${title} » a été modifié.`
        : genre
          ? `Le titre et le genre de « ${from} » ont été modifiés ; elle s’intitule désormais « ${title} ».`
          : `Votre œuvre « ${from} » s’intitule désormais « ${title} ».`,
      `Motif : ${reason}`,
      'Votre contrat reste tel quel. Écrivez à votre éditeur si quelque chose n’est pas juste.',
    ],
  }),
  contract_invited: ({ title, editor }) => ({
    subject: `Un éditeur souhaite travailler avec vous sur « ${title} »`,
    text: [
      `${editor} a lu « ${title} » et vous invite à demander un contrat.`,
      'Vous pouvez accepter ou refuser dans Quillhouse. Si vous refusez, indiquez quand nous pourrons vous le proposer à nouveau.',
    ],
  }),
  info_locked: ({ reason }) => ({
    subject: 'Votre profil est verrouillé pour le moment',
    text: [
      'Votre éditeur a verrouillé vos données personnelles :',
      reason,
      'D’ici là, seule votre photo peut être modifiée. Si quelque chose est inexact, écrivez à votre éditeur.',
    ],
  }),
  info_unlocked: () => ({
    subject: 'Votre profil est déverrouillé',
    text: ['Votre éditeur a déverrouillé vos données personnelles. Vous pouvez de nouveau les modifier.'],
  }),
};
