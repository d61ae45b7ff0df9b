import type { Messages } from '../../types.ts';

export default {
  open: 'Fixer la part de l’auteur',
  hint: 'Un nombre de 0 à 1 : 0,5 est la moitié du revenu net.',
  set: 'Fixer pour %{count} œuvre |||| Fixer pour %{count} œuvres',
  set_none: 'Fixer',
  too_many: 'Seules les %{count} premières œuvres sont prises à la fois.',
  done: 'Part fixée pour %{count} œuvre. |||| Part fixée pour %{count} œuvres.',
  undone: 'Annulé pour %{count} œuvre. |||| Annulé pour %{count} œuvres.',
  undo: 'Revenir en arrière',
  works: 'Œuvres et leurs parts',
  before: 'Actuelle',
  was: 'Avant',
  becomes: 'Nouvelle',
  became: 'Résultat',
  held: 'Un contrat mentionnant cette part est en cours de signature. Elle pourra être modifiée une fois le contrat en vigueur ou clos.',
  result: {
    same: 'déjà ainsi',
    changed: 'laissée telle quelle : %{share} désormais',
    held: 'inchangée : son contrat est en cours de signature',
    missing: 'n’existe plus',
    untouched: 'inchangée',
  },
} satisfies Messages['shares'];
