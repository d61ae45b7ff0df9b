import type { Messages } from '../../types.ts';

export default {
  open: 'Changer le titre ou le genre',
  title: 'Changer le titre ou le genre de cette œuvre',
  text: 'Le contrat garde le titre signé. L’auteur est prévenu, avec votre motif.',
  reason: 'Pourquoi ? L’auteur le lira.',
  save: 'Changer',
  done: 'Modifié. L’auteur a été prévenu.',
  errors: {
    title_banned: 'Le titre ne peut pas contenir « %{word} »',
    not_signed: 'L’œuvre n’est pas sous contrat : son auteur choisit le titre et le genre.',
  },
} satisfies Messages['naming'];
