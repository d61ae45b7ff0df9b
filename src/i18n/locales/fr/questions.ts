import type { Messages } from '../../types.ts';

export default {
  open: 'Questions',
  title: 'Questions sur le relevé de %{month}',
  intro: 'Posez une question sur n’importe quelle ligne. Le service financier répond ici et vous recevez un message.',
  ask: 'Demander',
  ask_on: 'Demander encore',
  placeholder: 'Que voulez-vous savoir ?',
  send: 'Envoyer',
  close: 'Réglée',
  closed: 'Plus besoin de réponse.',
  you: 'Vous',
  finance: 'Service financier',
  none: 'Il n’y a pas de lignes.',
  unread: '%{count} nouvelle réponse |||| %{count} nouvelles réponses',
  status: {
    open: 'Attend le service financier',
    answered: 'Répondue',
    closed: 'Réglée',
  },
} satisfies Messages['questions'];
