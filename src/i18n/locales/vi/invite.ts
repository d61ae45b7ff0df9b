import type { Messages } from '../../types.ts';

export default {
  title: 'Mời tác giả',
  sent_list: 'Lời mời đã gửi',
  search: 'Tìm theo tên',
  empty: 'Chưa có tác phẩm để mời',
  empty_text: 'Các tác phẩm chưa có hợp đồng, thuộc ngôn ngữ của bạn và chưa có biên tập viên khác sẽ hiện ở đây.',
  accepted: 'Đã nhận lời: bạn là biên tập viên của tác phẩm này.',
  never: 'Không muốn được mời lại',
  again: 'Có thể mời lại từ %{time}',
  waits: 'Đã mời, tác giả chưa trả lời.',
  open: 'Mời',
  dialog: 'Mời tác giả của “%{title}”',
  note: 'Vài lời với tác giả',
  note_hint: 'Tác giả sẽ đọc cùng lời mời.',
  send: 'Gửi lời mời',
  sent: 'Đã gửi lời mời.',
} satisfies Messages['invite'];
