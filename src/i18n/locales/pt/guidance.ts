import type { Messages } from '../../types.ts';

export default {
  count: '%{step} de %{steps}',
  next: 'Próximo',
  skip: 'Pular tudo',
  done: 'Entendi',
  home: {
    todo: { title: 'Comece aqui', text: 'Tudo o que espera por você, em qualquer história, está nesta lista.' },
    calendar: {
      title: 'Seus dias de escrita',
      text: 'Cada dia mostra as palavras que você acrescentou. Defina uma meta e mantenha a sequência.',
    },
    buffer: {
      title: 'Tempo para respirar',
      text: 'Veja por quantos dias cada história segue sem você, antes que os leitores precisem esperar.',
    },
    help: {
      title: 'A ajuda está aqui',
      text: 'Benefícios, o guia e o aplicativo em que os leitores encontram suas histórias.',
    },
  },
  storyDetail: {
    chapters: {
      title: 'Seus capítulos',
      text: 'Todos os capítulos na ordem em que os leitores os recebem. Arraste um para mudá-lo de lugar.',
    },
    states: {
      title: 'Como está cada um',
      text: 'Mostre só rascunhos, capítulos em revisão ou os que voltaram para você.',
    },
    release: { title: 'Publique enquanto dorme', text: 'Escolha capítulos e horários uma vez; eles saem sozinhos.' },
  },
  editStory: {
    text: { title: 'É só escrever', text: 'O texto se salva sozinho e fica neste navegador se a conexão cair.' },
    saved: { title: 'Nada se perde', text: 'Aqui você vê quando foi salvo e encontra versões anteriores.' },
    publish: {
      title: 'Quando estiver pronto',
      text: 'Envie o capítulo para revisão. Aprovado, ele sai na hora ou no horário que você escolher.',
    },
  },
} satisfies Messages['guidance'];
