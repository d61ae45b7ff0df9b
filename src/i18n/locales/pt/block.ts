import type { Messages } from '../../types.ts';

export default {
  block: 'Bloquear',
  unblock: 'Desbloquear',
  ask_block: 'Bloquear %{count} conta? |||| Bloquear %{count} contas?',
  ask_unblock: 'Desbloquear %{count} conta? |||| Desbloquear %{count} contas?',
  hint: 'A sessão é encerrada na hora e a conta não consegue mais entrar. Obras, dinheiro e mensagens ficam.',
  unblock_hint: 'A conta poderá entrar de novo.',
  why: 'Por quê? Fica no histórico da conta.',
  blocked: '%{count} conta bloqueada |||| %{count} contas bloqueadas',
  unblocked: '%{count} conta desbloqueada |||| %{count} contas desbloqueadas',
} satisfies Messages['block'];
