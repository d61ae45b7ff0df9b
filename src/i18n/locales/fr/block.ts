import type { Messages } from '../../types.ts';

export default {
  block: 'Bloquer',
  unblock: 'Débloquer',
  ask_block: 'Bloquer %{count} compte ? |||| Bloquer %{count} comptes ?',
  ask_unblock: 'Débloquer %{count} compte ? |||| Débloquer %{count} comptes ?',
  hint: 'Une personne bloquée est déconnectée aussitôt et ne peut plus se connecter. Ses œuvres, son argent et ses messages restent.',
  unblock_hint: 'Le compte pourra se connecter à nouveau.',
  why: 'Pourquoi ? L’historique du compte garde le motif.',
  blocked: '%{count} compte bloqué |||| %{count} comptes bloqués',
  unblocked: '%{count} compte débloqué |||| %{count} comptes débloqués',
} satisfies Messages['block'];
