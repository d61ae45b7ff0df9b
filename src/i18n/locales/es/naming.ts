import type { Messages } from '../../types.ts';

export default {
  open: 'Cambiar título o género',
  title: 'Cambiar el título o el género de esta obra',
  text: 'El contrato conserva el título con el que se firmó. Se avisa al autor con tu motivo.',
  reason: '¿Por qué? El autor lo leerá.',
  save: 'Cambiar',
  done: 'Cambiado. Se ha avisado al autor.',
  errors: {
    title_banned: 'El título no puede contener «%{word}»',
    not_signed: 'La obra no tiene contrato: su autor decide el título y el género.',
  },
} satisfies Messages['naming'];
