import type { Messages } from '../../types.ts';

export default {
  title: 'Comentarios denunciados',
  state: 'Estado de la denuncia',
  reason: 'Motivo',
  all_reasons: 'Todos los motivos',
  language: 'Idioma',
  all_languages: 'Todos los idiomas',
  comment: 'Comentario',
  report: 'Denuncia',
  select: 'Selección',
  select_all: 'Seleccionar todo',
  select_one: 'Seleccionar el comentario de %{reader}',
  selected: '%{count} seleccionado |||| %{count} seleccionados',
  actions: 'Decidir sobre lo seleccionado',
  empty: 'No hay nada por decidir',
  empty_text: 'Aquí aparecen los comentarios que denuncian los autores, primero los más antiguos.',
  removed_before: '%{count} comentario retirado antes |||| %{count} comentarios retirados antes',
  blocked: 'Lector bloqueado',
  hidden: 'Oculto por el autor',
  why: '¿Por qué?',
  why_hint: 'Lo leerá el autor que lo denunció.',
  why_block:
    'Nada de lo que escriba este lector se mostrará en las obras del autor. El autor lee el motivo y puede desbloquearlo.',
  left: '%{count} se ha dejado como está. |||| %{count} se han dejado como están.',
  undone: 'Deshecho: %{count} comentario vuelve a esperar. |||| Deshecho: %{count} comentarios vuelven a esperar.',
  step: {
    remove: 'Retirar',
    keep: 'Mantener',
    block: 'Retirar y bloquear',
  },
  asked: {
    remove: '¿Retirar %{count} comentario? |||| ¿Retirar %{count} comentarios?',
    keep: '¿Mantener %{count} comentario? |||| ¿Mantener %{count} comentarios?',
    block:
      '¿Retirar %{count} comentario y bloquear a su lector? |||| ¿Retirar %{count} comentarios y bloquear a sus lectores?',
  },
  done: {
    remove: '%{count} comentario retirado. |||| %{count} comentarios retirados.',
    keep: '%{count} comentario se mantiene. |||| %{count} comentarios se mantienen.',
    block:
      '%{count} comentario retirado y su lector bloqueado. |||| %{count} comentarios retirados y sus lectores bloqueados.',
  },
  result: {
    remove: 'retirado',
    keep: 'se mantiene',
    block: 'retirado, lector bloqueado',
    decided: 'otra persona ya lo decidió',
    no_reader: 'no se conoce al lector, no se puede bloquear',
    missing: 'ya no existe',
  },
  key: {
    next: 'Comentario siguiente',
    previous: 'Comentario anterior',
    select: 'Seleccionar o quitar',
    remove: 'Retirar',
    keep: 'Mantener',
    block: 'Retirar y bloquear al lector',
    undo: 'Deshacer la última decisión',
    help: 'Esta ayuda',
  },
} satisfies Messages['moderation'];
