import type { Messages } from '../../types.ts';

export default {
  title: 'Invitar a autores',
  sent_list: 'Invitaciones enviadas',
  search: 'Buscar por título',
  empty: 'Ninguna obra que invitar',
  empty_text: 'Aquí aparecen obras sin contrato en tus idiomas que no tiene otro editor.',
  accepted: 'Aceptada: eres el editor de esta obra.',
  never: 'No quiere que se le pregunte más',
  again: 'Se puede volver a preguntar desde el %{time}',
  waits: 'Invitado. El autor aún no ha respondido.',
  open: 'Invitar',
  dialog: 'Invitar al autor de «%{title}»',
  note: 'Unas palabras para el autor',
  note_hint: 'El autor las lee junto con la invitación.',
  send: 'Enviar invitación',
  sent: 'Invitación enviada.',
} satisfies Messages['invite'];
