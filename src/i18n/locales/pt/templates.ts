import type { Messages } from '../../types.ts';

export default {
  title: 'Diferenças entre versões',
  compare: 'Comparar com',
  version: 'Versão %{number}',
  only: 'Ainda não há outra versão.',
  same: 'O texto é o mesmo nas versões %{from} e %{to}.',
  between: 'Da versão %{from} para a %{to}: o que saiu aparece riscado e o que entrou, sublinhado.',
  text: 'Texto com as alterações',
} satisfies Messages['templates'];
