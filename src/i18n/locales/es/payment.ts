import type { Messages } from '../../types.ts';

export default {
  title: 'Dónde recibes tus pagos',
  now: 'Actualmente: %{type}. Puedes cambiarlo mientras no haya una transferencia en curso.',
  none: 'Aún no hay nada guardado. Hasta entonces no se puede pagar nada.',
  fill: 'Rellenarlos',
  other: 'Al guardar, recibirás los pagos aquí.',
  hold: 'Estos datos se cambiaron hace poco. Por tu seguridad, no se paga nada antes del %{date}.',
  saved: 'Tus datos de pago se han guardado.',
  type: { bank: 'Transferencia bancaria', paypal: 'PayPal', payoneer: 'Payoneer' },
  threshold: 'Pagar a partir de',
  threshold_hint:
    'Cada transferencia cuesta entre %{from} y %{to} en comisiones bancarias. Lo que no alcance el importe pasa al mes siguiente.',
  bank_no_hint: 'Solo cifras. Una vez guardado, solo se muestran las cuatro últimas.',
  field: {
    account_name: 'Titular de la cuenta',
    bank_no: 'Número de cuenta',
    account_bank: 'Nombre del banco',
    swift_code: 'Código SWIFT',
    country_id_by_bank: 'País del banco',
    payee_bank_address: 'Dirección del banco',
    country_id_by_payee: 'País de residencia',
    postcode: 'Código postal',
    payee_address: 'Tu dirección',
    remark: 'Nota',
    payee: 'Nombre del beneficiario',
    payee_account: 'Correo de la cuenta de PayPal',
    payoneer_payee: 'Nombre del beneficiario',
    payoneer_account: 'Cuenta de Payoneer',
    paypal_remark: 'Nota',
    payoneer_comment: 'Nota',
  },
} satisfies Messages['payment'];
