import type { Messages } from '../../types.ts';

export default {
  back: 'Voltar',
  place: {
    title: 'número no título',
    text: 'número no início do texto',
  },
  numbered: {
    title: 'Retirar o número do capítulo?',
    text: 'O número já aparece acima de cada capítulo, e assim ele não pode ser enviado. O que sai fica entre as versões. Isto vale para %{count} capítulo: |||| O número já aparece acima de cada capítulo, e assim eles não podem ser enviados. O que sai fica entre as versões. Isto vale para %{count} capítulos:',
    go: 'Retirar',
  },
  flagged: {
    title: 'Enviar mesmo assim?',
    text: '%{count} capítulo tem conteúdo restrito ou dados de contato. Você pode enviar mesmo assim; o editor vai avaliar de novo. |||| %{count} capítulos têm conteúdo restrito ou dados de contato. Você pode enviar mesmo assim; o editor vai avaliar de novo.',
    go: 'Enviar mesmo assim',
  },
} satisfies Messages['submission'];
