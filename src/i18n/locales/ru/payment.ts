import type { Messages } from '../../types.ts';

export default {
  title: 'Куда приходят выплаты',
  now: 'Сейчас: %{type}. Изменить можно, пока перевод не находится в обработке.',
  none: 'Пока ничего не сохранено, поэтому выплаты невозможны.',
  fill: 'Заполнить',
  other: 'После сохранения выплаты будут приходить сюда.',
  hold: 'Эти данные недавно изменились. Ради вашей безопасности выплат не будет до %{date}.',
  saved: 'Платёжные данные сохранены.',
  type: { bank: 'Банковский перевод', paypal: 'PayPal', payoneer: 'Payoneer' },
  threshold: 'Выплачивать от',
  threshold_hint:
    'Каждый перевод стоит примерно от %{from} до %{to} банковской комиссии. Меньшая сумма переносится на следующий месяц.',
  bank_no_hint: 'Только цифры. После сохранения видны лишь последние четыре.',
  field: {
    account_name: 'Владелец счёта',
    bank_no: 'Номер счёта',
    account_bank: 'Название банка',
    swift_code: 'Код SWIFT',
    country_id_by_bank: 'Страна банка',
    payee_bank_address: 'Адрес банка',
    country_id_by_payee: 'Страна проживания',
    postcode: 'Почтовый индекс',
    payee_address: 'Ваш адрес',
    remark: 'Примечание',
    payee: 'Имя получателя',
    payee_account: 'Эл. почта счёта PayPal',
    payoneer_payee: 'Имя получателя',
    payoneer_account: 'Счёт Payoneer',
    paypal_remark: 'Примечание',
    payoneer_comment: 'Примечание',
  },
} satisfies Messages['payment'];
