import type { Messages } from '../../types.ts';

export default {
  title: 'Onde você recebe',
  now: 'No momento: %{type}. Você pode mudar enquanto nenhuma transferência estiver em andamento.',
  none: 'Nada foi salvo ainda. Até lá, nada pode ser pago.',
  fill: 'Preencher',
  other: 'Ao salvar, você passa a receber aqui.',
  hold: 'Estes dados foram alterados há pouco. Para sua segurança, nada é pago antes de %{date}.',
  saved: 'Seus dados de pagamento foram salvos.',
  type: { bank: 'Transferência bancária', paypal: 'PayPal', payoneer: 'Payoneer' },
  threshold: 'Pagar a partir de',
  threshold_hint:
    'Cada transferência custa de %{from} a %{to} em tarifas bancárias. O que ficar abaixo do valor passa para o mês seguinte.',
  bank_no_hint: 'Somente números. Depois de salvo, só os quatro últimos aparecem.',
  field: {
    account_name: 'Titular da conta',
    bank_no: 'Número da conta',
    account_bank: 'Nome do banco',
    swift_code: 'Código SWIFT',
    country_id_by_bank: 'País do banco',
    payee_bank_address: 'Endereço do banco',
    country_id_by_payee: 'País onde você mora',
    postcode: 'Código postal',
    payee_address: 'Seu endereço',
    remark: 'Observação',
    payee: 'Nome do beneficiário',
    payee_account: 'E-mail da conta PayPal',
    payoneer_payee: 'Nome do beneficiário',
    payoneer_account: 'Conta Payoneer',
    paypal_remark: 'Observação',
    payoneer_comment: 'Observação',
  },
} satisfies Messages['payment'];
