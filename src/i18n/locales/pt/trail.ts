import type { Messages } from '../../types.ts';

export default {
  title: 'Histórico de alterações',
  empty: 'Ainda não há registros.',
  platform: 'A plataforma',
  reason: 'Motivo',
  none: 'nenhum',
  action: {
    create: 'Criação',
    update: 'Alteração',
    release: 'Publicação',
    set_share: 'Parte do autor definida',
    apply: 'Solicitação',
    take: 'Início da análise',
    approve: 'Aprovação',
    sign: 'Assinatura',
    confirm: 'Confirmação',
    reject: 'Recusa',
    cancel: 'Cancelamento',
    expire: 'Expiração',
  },
} satisfies Messages['trail'];
