import type { Messages } from '../../types.ts';

export default {
  title: 'Qual conta você quer manter?',
  text: 'Todas estas contas são suas: os e-mails chegam à mesma caixa. Você pode unificá-las em uma. As outras são encerradas para sempre.',
  pick: 'Conta principal',
  current: 'Em uso agora',
  pen_name: 'Pseudônimo: %{pen_name}',
  no_pen_name: 'Sem pseudônimo',
  works: '%{count} história |||| %{count} histórias',
  since: 'Desde %{date}',
  outcome: 'O que vai acontecer',
  moves:
    '%{count} história passa para %{main}, com seus capítulos, comentários e receita. |||| %{count} histórias passam para %{main}, com seus capítulos, comentários e receita.',
  moves_rest: 'Contratos, demonstrativos, pagamentos, mensagens e logins vinculados também passam.',
  named: '%{main} assume o pseudônimo %{pen_name}.',
  closed:
    '%{names} é encerrada para sempre. Ninguém mais pode entrar nela, e nada a traz de volta. |||| %{names} são encerradas para sempre. Ninguém mais pode entrar nelas, e nada as traz de volta.',
  renamed: 'O pseudônimo %{from} desaparece: essas histórias passam a ser de %{to}.',
  personal:
    'A senha e os dados pessoais são os de %{main}. Só se ela não tiver dados pessoais, recebe os que foram salvos por último; os demais se perdem.',
  sessions: 'Quem estiver em uma conta encerrada é desconectado.',
  you_leave: 'Você também é desconectado, porque está em uma conta que será encerrada. Depois, entre em %{main}.',
  type: 'Digite %{name} para confirmar',
  mistyped: 'Este não é o nome de usuário da conta principal.',
  password: 'Senha de %{name}',
  password_hint: 'Logo depois de entrar de novo, nenhuma senha é pedida.',
  merge: 'Unificar e encerrar %{smart_count} conta |||| Unificar e encerrar %{smart_count} contas',
  merging: 'Unificando…',
  none: 'Você tem uma conta só',
  none_text: 'Não conhecemos outra conta sua, então não há nada para unificar.',
  done: 'Suas contas agora são uma só',
  done_text: 'Tudo está em %{main} agora.',
  to_stories: 'Para minhas histórias',
  offer:
    'Mais %{smart_count} conta também é sua. Você pode fazer delas uma só. |||| Mais %{smart_count} contas também são suas. Você pode fazer delas uma só.',
  offer_go: 'Unificar contas',
} satisfies Messages['merge'];
