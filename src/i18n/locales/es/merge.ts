import type { Messages } from '../../types.ts';

export default {
  title: '¿Qué cuenta quieres conservar?',
  text: 'Todas estas cuentas son tuyas: sus correos llegan al mismo buzón. Puedes fusionarlas en una. Las demás se cierran para siempre.',
  pick: 'Cuenta principal',
  current: 'Sesión actual',
  pen_name: 'Seudónimo: %{pen_name}',
  no_pen_name: 'Sin seudónimo',
  works: '%{count} historia |||| %{count} historias',
  since: 'Desde el %{date}',
  outcome: 'Qué pasará',
  moves:
    '%{count} historia pasa a %{main}, con sus capítulos, comentarios e ingresos. |||| %{count} historias pasan a %{main}, con sus capítulos, comentarios e ingresos.',
  moves_rest: 'También pasan contratos, liquidaciones, pagos, mensajes e inicios de sesión vinculados.',
  named: '%{main} adopta el seudónimo %{pen_name}.',
  closed:
    '%{names} se cierra para siempre. Nadie podrá volver a entrar y no hay forma de recuperarla. |||| %{names} se cierran para siempre. Nadie podrá volver a entrar y no hay forma de recuperarlas.',
  renamed: 'El seudónimo %{from} desaparece: esas historias figuran como de %{to}.',
  personal:
    'La contraseña y los datos personales son los de %{main}. Solo si no tiene datos personales toma los que se guardaron por última vez; los demás se pierden.',
  sessions: 'Se cierra la sesión de quien esté en una cuenta cerrada.',
  you_leave:
    'También se cierra tu sesión, porque estás en una cuenta que se cierra. Después inicias sesión en %{main}.',
  type: 'Escribe %{name} para confirmar',
  mistyped: 'Este no es el nombre de usuario de la cuenta principal.',
  password: 'Contraseña de %{name}',
  password_hint: 'Si acabas de volver a iniciar sesión, no se pide contraseña.',
  merge: 'Fusionar y cerrar %{smart_count} cuenta |||| Fusionar y cerrar %{smart_count} cuentas',
  merging: 'Fusionando…',
  none: 'Tienes una sola cuenta',
  none_text: 'No conocemos otra cuenta tuya, así que no hay nada que fusionar.',
  done: 'Tus cuentas ya son una',
  done_text: 'Ahora todo está en %{main}.',
  to_stories: 'Ir a mis historias',
  offer:
    '%{smart_count} cuenta más también es tuya. Puedes hacer de ellas una sola. |||| %{smart_count} cuentas más también son tuyas. Puedes hacer de ellas una sola.',
  offer_go: 'Fusionar cuentas',
} satisfies Messages['merge'];
