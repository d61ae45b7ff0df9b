import type { Messages } from '../../types.ts';

export default {
  held: '%{name} đang mở bản ghi này từ %{time}. Bạn có thể đọc tại đây; muốn sửa, hãy tiếp nhận.',
  lost: '%{name} đã tiếp nhận bản ghi này lúc %{time}. Những gì bạn đã nhập vẫn còn; muốn lưu, hãy nhận lại.',
  take_over: 'Tiếp nhận',
  take_back: 'Nhận lại',
  taken: 'Bản ghi này giờ do bạn xử lý. Người đang mở sẽ được báo.',
} satisfies Messages['record_lock'];
