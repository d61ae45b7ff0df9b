import type { Messages } from '../../types.ts';

export default {
  open: 'Definir a parte do autor',
  hint: 'Um número de 0 a 1: 0,5 é metade da receita líquida.',
  set: 'Definir para %{count} obra |||| Definir para %{count} obras',
  set_none: 'Definir',
  too_many: 'Só as primeiras %{count} obras entram de uma vez.',
  done: 'Parte definida para %{count} obra. |||| Parte definida para %{count} obras.',
  undone: 'Desfeito para %{count} obra. |||| Desfeito para %{count} obras.',
  undo: 'Desfazer',
  works: 'Obras e suas partes',
  before: 'Agora',
  was: 'Antes',
  becomes: 'Nova',
  became: 'Resultado',
  held: 'Há um contrato com esta parte em assinatura. Ela pode ser alterada quando o contrato entrar em vigor ou for encerrado.',
  result: {
    same: 'já é assim',
    changed: 'não alterada: agora é %{share}',
    held: 'não alterada: o contrato está em assinatura',
    missing: 'não existe mais',
    untouched: 'fica como está',
  },
} satisfies Messages['shares'];
