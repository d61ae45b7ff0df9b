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
  },
} satisfies Messages['finance'];
