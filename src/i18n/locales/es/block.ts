import type { Messages } from '../../types.ts';

export default {
  block: 'Bloquear',
  unblock: 'Desbloquear',
  ask_block: '¿Bloquear %{count} cuenta? |||| ¿Bloquear %{count} cuentas?',
  ask_unblock: '¿Desbloquear %{count} cuenta? |||| ¿Desbloquear %{count} cuentas?',
  hint: 'La sesión se cierra en el acto y la cuenta ya no puede entrar. Las obras, el dinero y los mensajes se conservan.',
  unblock_hint: 'La cuenta podrá volver a entrar.',
  why: '¿Por qué? Queda en el historial de la cuenta.',
  blocked: '%{count} cuenta bloqueada |||| %{count} cuentas bloqueadas',
  unblocked: '%{count} cuenta desbloqueada |||| %{count} cuentas desbloqueadas',
} satisfies Messages['block'];
