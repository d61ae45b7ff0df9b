import type { Messages } from '../../types.ts';

export default {
  count: '%{step} de %{steps}',
  next: 'Siguiente',
  skip: 'Saltar todo',
  done: 'Entendido',
  home: {
    todo: { title: 'Empieza aquí', text: 'Todo lo que te espera, en cualquier historia, está en esta lista.' },
    calendar: {
      title: 'Tus días de escritura',
      text: 'Cada día muestra las palabras que añadiste. Ponte una meta diaria y mantén la racha.',
    },
    buffer: {
      title: 'Tiempo para respirar',
      text: 'Mira cuántos días sigue cada historia sin ti, antes de que los lectores tengan que esperar.',
    },
    help: {
      title: 'Aquí hay ayuda',
      text: 'Ventajas, la guía y la aplicación donde los lectores encuentran tus historias.',
    },
  },
  storyDetail: {
    chapters: {
      title: 'Tus capítulos',
      text: 'Todos los capítulos en el orden en que los reciben los lectores. Arrastra uno para moverlo.',
    },
    states: {
      title: 'Cómo va cada uno',
      text: 'Muestra solo borradores, los que están en revisión o los que volvieron a ti.',
    },
    release: { title: 'Publica mientras duermes', text: 'Elige capítulos y horas una sola vez; salen solos.' },
  },
  editStory: {
    text: {
      title: 'Solo escribe',
      text: 'El texto se guarda solo, y queda en este navegador si se corta la conexión.',
    },
    saved: { title: 'Nada se pierde', text: 'Aquí ves cuándo se guardó y encuentras versiones anteriores.' },
    publish: {
      title: 'Cuando esté listo',
      text: 'Envía el capítulo a revisión. Una vez aprobado, sale al momento o a la hora que elijas.',
    },
  },
} satisfies Messages['guidance'];
