import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: 'Este mês acabou de ser fechado. Tente de novo: o lançamento entrará no próximo.',
    positive: 'Informe um valor maior que zero.',
    future_day: 'Esse dia ainda não chegou.',
    no_csv: 'Este não é um arquivo CSV em UTF-8 com as mesmas colunas em todas as linhas.',
    many_lines: 'Um arquivo pode ter no máximo %{max} linhas. Divida-o.',
    no_lines: 'O arquivo só contém o cabeçalho.',
    columns: 'As colunas devem ser %{columns}. Verifique: %{wrong}.',
    not_signed: 'Esta obra não tem contrato assinado.',
    line_twice: 'A linha %{line} já tem o mesmo aplicativo, dia, obra e idioma.',
    line_booked: 'Esta linha já foi lançada com a importação %{id}.',
    lines_booked: 'Algumas destas linhas acabaram de ser lançadas de outro arquivo. Verifique o arquivo de novo.',
    same_file: 'Este arquivo já foi lançado: importação %{id}.',
    reversed: 'Esta importação já foi estornada.',
    own_money: 'Ninguém aprova o que criou. Outra pessoa precisa decidir.',
    decided: 'Isto já foi decidido. Abra de novo.',
    bonus_exclusive: 'O bônus de atualização é para obras exclusivas com contrato.',
    bonus_idle_days: 'Houve %{idle_days} dias sem escrita no mês; são permitidos %{max}.',
    bonus_revenue: 'Suas obras exclusivas renderam $%{revenue} no mês; o bônus é para menos de $%{below}.',
    bonus_once: 'Você já solicitou para este mês.',
    close_over: 'Este mês ainda não terminou.',
    close_open: 'Este mês já está fechado.',
    close_before: 'Os meses são fechados em ordem: o próximo é %{month}.',
    close_balanced: 'Os livros não fecham. Nada pode ser encerrado até isso ser esclarecido.',
    payment_locked:
      'Uma transferência está em andamento. Seus dados de pagamento poderão ser alterados quando ela terminar.',
    range: 'O primeiro dia deve vir antes do último; por dia são exibidos no máximo %{days} dias.',
  },
} satisfies Messages['finance'];
