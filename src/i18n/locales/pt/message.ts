import type { Messages } from '../../types.ts';

export default {
  tabs: 'Tipo de mensagem',
  tab: {
    all: 'Todas',
    system: 'Sistema',
    sign: 'Contrato',
    story: 'História',
  },
  new: 'Nova',
  arrived: 'Novas mensagens',
  read_all: 'Marcar todas como lidas',
  clear: 'Limpar',
  remove: 'Remover',
  cleared: '%{count} mensagem removida. |||| %{count} mensagens removidas.',
  restored: 'As mensagens voltaram.',
  open: {
    story: 'Abrir a história',
    chapter: 'Abrir o capítulo',
    contract: 'Ir para o contrato',
    profile: 'Abrir o perfil',
    handbook: 'Ler o guia',
  },
  empty: 'Nenhuma mensagem',
  empty_text: 'As novidades da sua conta, dos seus contratos e das suas histórias aparecem aqui.',
} satisfies Messages['message'];
