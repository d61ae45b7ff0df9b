import type { Messages } from '../../types.ts';

export default {
  back: 'Volver',
  place: {
    title: 'número en el título',
    text: 'número al principio del texto',
  },
  numbered: {
    title: '¿Quitar el número del capítulo?',
    text: 'El número ya aparece encima de cada capítulo y así no se puede enviar. Lo que se quita queda entre las versiones. Afecta a %{count} capítulo: |||| El número ya aparece encima de cada capítulo y así no se pueden enviar. Lo que se quita queda entre las versiones. Afecta a %{count} capítulos:',
    go: 'Quitarlo',
  },
  flagged: {
    title: '¿Seguir con el envío?',
    text: '%{count} capítulo tiene contenido restringido o datos de contacto. Puedes seguir con el envío: el editor lo valorará de nuevo. |||| %{count} capítulos tienen contenido restringido o datos de contacto. Puedes seguir con el envío: el editor los valorará de nuevo.',
    go: 'Seguir con el envío',
  },
} satisfies Messages['submission'];
