import type { Messages } from '../../types.ts';

export default {
  open: 'Fijar la parte del autor',
  hint: 'Un número de 0 a 1: 0,5 es la mitad del ingreso neto.',
  set: 'Fijar en %{count} obra |||| Fijar en %{count} obras',
  set_none: 'Fijar',
  too_many: 'Solo se toman las primeras %{count} obras a la vez.',
  done: 'Parte fijada en %{count} obra. |||| Parte fijada en %{count} obras.',
  undone: 'Deshecho en %{count} obra. |||| Deshecho en %{count} obras.',
  undo: 'Deshacer',
  works: 'Obras y sus partes',
  before: 'Ahora',
  was: 'Antes',
  becomes: 'Nueva',
  became: 'Resultado',
  held: 'Hay un contrato con esta parte en proceso de firma. Podrás cambiarla cuando entre en vigor o termine.',
  result: {
    same: 'ya era así',
    changed: 'sin tocar: ahora es %{share}',
    held: 'sin tocar: su contrato está en firma',
    missing: 'ya no existe',
    untouched: 'queda como está',
  },
} satisfies Messages['shares'];
