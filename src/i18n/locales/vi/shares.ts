import type { Messages } from '../../types.ts';

export default {
  open: 'Đặt tỷ lệ của tác giả',
  hint: 'Một số từ 0 đến 1: 0,5 là một nửa doanh thu ròng.',
  set: 'Đặt cho %{count} tác phẩm |||| Đặt cho %{count} tác phẩm',
  set_none: 'Đặt',
  too_many: 'Mỗi lần chỉ nhận %{count} tác phẩm đầu tiên.',
  done: 'Đã đặt cho %{count} tác phẩm. |||| Đã đặt cho %{count} tác phẩm.',
  undone: 'Đã hoàn lại %{count} tác phẩm. |||| Đã hoàn lại %{count} tác phẩm.',
  undo: 'Hoàn lại',
  works: 'Tác phẩm và tỷ lệ',
  before: 'Hiện tại',
  was: 'Trước đó',
  becomes: 'Mới',
  became: 'Kết quả',
  held: 'Hợp đồng ghi tỷ lệ này đang được ký. Bạn có thể đổi khi hợp đồng có hiệu lực hoặc đã kết thúc.',
  result: {
    same: 'đã như vậy',
    changed: 'giữ nguyên: hiện là %{share}',
    held: 'giữ nguyên: hợp đồng đang được ký',
    missing: 'không còn nữa',
    untouched: 'giữ nguyên',
  },
} satisfies Messages['shares'];
