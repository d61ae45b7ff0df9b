import type { Messages } from '../../types.ts';

export default {
  title: 'Nơi nhận tiền của bạn',
  now: 'Hiện tại: %{type}. Bạn có thể đổi khi chưa có khoản chuyển nào đang xử lý.',
  none: 'Chưa có thông tin nào được lưu. Trước đó chưa thể chi trả.',
  fill: 'Điền thông tin',
  other: 'Sau khi lưu, tiền sẽ được trả qua đây.',
  hold: 'Thông tin này vừa được thay đổi. Để an toàn cho bạn, sẽ không chi trả trước %{date}.',
  saved: 'Đã lưu thông tin nhận tiền.',
  type: { bank: 'Chuyển khoản ngân hàng', paypal: 'PayPal', payoneer: 'Payoneer' },
  threshold: 'Chi trả từ mức',
  threshold_hint:
    'Mỗi lần chuyển tốn khoảng %{from} đến %{to} phí ngân hàng. Số tiền chưa đủ mức được chuyển sang tháng sau.',
  bank_no_hint: 'Chỉ nhập chữ số. Sau khi lưu chỉ hiện bốn số cuối.',
  field: {
    account_name: 'Tên chủ tài khoản',
    bank_no: 'Số tài khoản',
    account_bank: 'Tên ngân hàng',
    swift_code: 'Mã SWIFT',
    country_id_by_bank: 'Quốc gia của ngân hàng',
    payee_bank_address: 'Địa chỉ ngân hàng',
    country_id_by_payee: 'Quốc gia cư trú',
    postcode: 'Mã bưu chính',
    payee_address: 'Địa chỉ của bạn',
    remark: 'Ghi chú',
    payee: 'Tên người thụ hưởng',
    payee_account: 'Email tài khoản PayPal',
    payoneer_payee: 'Tên người thụ hưởng',
    payoneer_account: 'Tài khoản Payoneer',
    paypal_remark: 'Ghi chú',
    payoneer_comment: 'Ghi chú',
  },
} satisfies Messages['payment'];
