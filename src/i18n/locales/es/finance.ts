import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: 'Este mes se acaba de cerrar. Inténtalo de nuevo: se registrará en el siguiente.',
  },
} satisfies Messages['finance'];
