import type { Messages } from '../../types.ts';

export default {
  unauthorized: 'Entre novamente, por favor.',
  forbidden: 'Sua função não permite esta ação.',
  not_found: 'Este item não existe ou não é seu.',
  invalid: 'Confira os campos destacados.',
  conflict: 'Outra pessoa fez uma alteração ao mesmo tempo. Tente de novo.',
  in_use: 'Outros registros dependem deste, por isso ele não pode ser excluído.',
  internal: 'O servidor está fora do ar. Tente de novo mais tarde.',
  unavailable: 'O servidor está ocupado. Tente de novo em instantes.',
  offline: 'Conexão com a internet instável',
  too_large: 'O conteúdo é grande demais para ser enviado.',
  too_slow: 'A conexão está lenta demais. Tente de novo.',
  disk_full: 'O servidor está sem espaço. Nada foi alterado.',
  content_type: 'O servidor não reconhece este formato.',
  not_json: 'O servidor não entendeu esta solicitação.',
  idempotency_key: 'A solicitação está sem a chave de identificação. Recarregue a página.',
  idempotency_reused: 'Isto já foi salvo antes das suas últimas alterações. Abra pela lista para alterar.',
  login: 'Nome de usuário, e-mail ou senha incorretos.',
  blocked: 'Sua conta foi bloqueada',
} satisfies Messages['error'];
