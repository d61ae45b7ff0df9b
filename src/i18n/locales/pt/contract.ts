import type { Messages } from '../../types.ts';

export default {
  errors: {
    own_work: 'Ninguém decide sobre a própria obra.',
    decided_before: 'Você já decidiu sobre esta solicitação. Outra pessoa precisa tomar esta decisão.',
    step: 'Esta solicitação mudou nesse meio-tempo. Abra de novo.',
    maintenance: 'Durante a manutenção, até %{to}, não é possível solicitar nem assinar contratos.',
    status: 'Esta história já tem contrato assinado ou em andamento.',
    genre: 'Não aceitamos fan fiction, prosa breve nem poesia.',
    words: 'A história tem %{words} palavras; o contrato exige mais de %{more_than}.',
    attempts: 'As %{total} tentativas desta história acabaram.',
    profile: 'Seu perfil está incompleto. Preencha o que falta.',
    lock: 'Seu editor bloqueou seu perfil: %{reason}',
    same_language: 'Todas as obras de uma solicitação devem estar no mesmo idioma.',
    no_editor: 'No momento não há editor para este idioma.',
    no_template: 'No momento não há contrato deste tipo. Escreva para seu editor.',
    original: 'Confirme que a obra é original e não é fan fiction, prosa breve nem poesia.',
    sentences: 'Escreva de %{min} a %{max} frases.',
    slots: 'Há um {{campo}} no texto que nada preenche.',
    window_order: 'O fim deve vir depois do início.',
    link_expired: 'O link do contrato expirou. Entre em contato com seu editor.',
    document_changed: 'O contrato não é o que foi emitido. Entre em contato com seu editor.',
    paper: 'Este contrato foi assinado em papel. Não é eletrônico e não pode ser visto.',
    invited: 'O autor ainda não respondeu ao último convite.',
    invited_again: 'O autor não quer ser consultado de novo antes de %{until}.',
    no_invitation: 'Não há mais convite para esta história.',
  },
} satisfies Messages['contract'];
