import type { ContractLetters } from '../types.ts';

export const contract: ContractLetters = {
  contract_approved: ({ title, until }) => ({
    subject: `O contrato de “${title}” está pronto para assinar`,
    text: [
      `Sua solicitação para “${title}” foi aprovada e o contrato está pronto.`,
      `Leia no Quillhouse e assine até ${until}. Depois disso o link expira e será preciso solicitar de novo; isso não gasta nenhuma tentativa.`,
    ],
  }),
  contract_rejected: ({ title, notice, left }) => ({
    subject: `Sobre sua solicitação para “${title}”`,
    text: [
      `No momento não podemos oferecer um contrato para “${title}”. O que nossos revisores escreveram:`,
      notice,
      left === 0
        ? 'As tentativas para esta obra acabaram. A história continua sendo sua, e você pode seguir escrevendo.'
        : `Você pode revisar a obra e solicitar de novo. Tentativas restantes: ${left}.`,
    ],
  }),
  contract_signed: ({ title, number }) => ({
    subject: `O contrato de “${title}” está assinado`,
    text: [
      `Parabéns! O contrato de “${title}” está em vigor. O número dele é ${number}.`,
      'O contrato e o certificado estão no Quillhouse. Agora seus capítulos podem ser enviados para revisão e publicados.',
    ],
  }),
  contract_expired: ({ title }) => ({
    subject: `O link do contrato de “${title}” expirou`,
    text: [
      `O contrato de “${title}” não foi assinado a tempo, por isso o link não vale mais.`,
      'Você pode solicitar de novo quando quiser: nenhuma tentativa foi gasta. Em caso de dúvida, escreva para seu editor.',
    ],
  }),
  work_renamed: ({ from, title, genre, reason }) => ({
    subject: `Os dados de “${from}” foram alterados`,
    text: [
      from === title
        ? `O gênero de “${title}” foi alterado.`
        : genre
          ? `O título e o gênero de “${from}” foram alterados; agora ela se chama “${title}”.`
          : `Sua obra “${from}” agora se chama “${title}”.`,
      `Motivo: ${reason}`,
      'Seu contrato continua o mesmo. Escreva ao seu editor se algo estiver errado.',
    ],
  }),
  contract_invited: ({ title, editor }) => ({
    subject: `Um editor quer trabalhar com você em “${title}”`,
    text: [
      `${editor} leu “${title}” e convida você a solicitar um contrato.`,
      'Você pode aceitar ou recusar no Quillhouse. Se recusar, diga quando podemos perguntar de novo.',
    ],
  }),
  info_locked: ({ reason }) => ({
    subject: 'Seu perfil está bloqueado por enquanto',
    text: [
      'Seu editor bloqueou seus dados pessoais:',
      reason,
      'Enquanto isso, só a sua foto pode ser trocada. Se algo estiver errado, escreva para seu editor.',
    ],
  }),
  info_unlocked: () => ({
    subject: 'Seu perfil está desbloqueado',
    text: ['Seu editor desbloqueou seus dados pessoais. Você já pode alterá-los.'],
  }),
};
