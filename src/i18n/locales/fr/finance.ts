import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: 'Ce mois vient d’être clôturé. Réessayez : l’écriture passera sur le mois suivant.',
  },
} satisfies Messages['finance'];
