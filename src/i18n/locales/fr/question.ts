import type { Messages } from '../../types.ts';

export default {
  title: 'Questions sur les relevés',
  empty: 'Personne n’attend de réponse',
  empty_text: 'Les questions des auteurs sur les lignes de leurs relevés apparaissent ici, les plus anciennes d’abord.',
  answer: 'Réponse',
  send: 'Envoyer la réponse',
  answered: 'La réponse est en route vers l’auteur.',
  by_author: 'Auteur',
  by_finance: 'Service financier',
  states: 'État',
  status: {
    open: 'Ouvertes',
    answered: 'Répondues',
    closed: 'Réglées',
  },
  errors: {
    closed: 'L’auteur a clos cette question.',
  },
} satisfies Messages['question'];
