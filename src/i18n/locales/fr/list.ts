import type { Messages } from '../../types.ts';

export default {
  all: 'Tous',
  none: 'Aucun résultat',
  excel: 'Exporter vers Excel',
} satisfies Messages['list'];
