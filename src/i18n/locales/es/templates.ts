import type { Messages } from '../../types.ts';

export default {
  title: 'Diferencias entre versiones',
  compare: 'Comparar con',
  version: 'Versión %{number}',
  only: 'Todavía no hay otra versión.',
  same: 'El texto es el mismo en las versiones %{from} y %{to}.',
  between: 'De la versión %{from} a la %{to}: lo eliminado aparece tachado y lo añadido, subrayado.',
  text: 'Texto con los cambios',
} satisfies Messages['templates'];
