import type { Messages } from '../../types.ts';

export default {
  title: 'Chế độ xem',
  used: 'Chế độ xem: %{name}',
  of_list: 'Chế độ xem của danh sách này',
  empty: 'Chưa có chế độ xem nào. Chế độ xem bạn lưu sẽ dùng chung cho mọi người có cùng vai trò.',
  by: '%{name} đã lưu',
  save: 'Lưu danh sách này thành chế độ xem…',
  save_title: 'Lưu danh sách này thành chế độ xem',
  save_text:
    'Bộ lọc và thứ tự sắp xếp được lưu lại. Mọi người có cùng vai trò đều có thể dùng, sửa và xóa chế độ xem này.',
  name: 'Tên chế độ xem',
  save_now: 'Lưu chế độ xem',
  saved: 'Đã lưu chế độ xem “%{name}”.',
  replace: 'Lưu danh sách này đè lên “%{name}”',
  replace_title: 'Lưu đè lên “%{name}”?',
  replace_text: 'Chế độ xem sẽ hiển thị những gì danh sách đang hiển thị, với mọi người có cùng vai trò.',
  replace_now: 'Lưu đè',
  replace_done: '“%{name}” giờ hiển thị giống danh sách này.',
  remove: 'Xóa “%{name}”',
  remove_title: 'Xóa “%{name}”?',
  remove_text: 'Chế độ xem sẽ biến mất với mọi người có cùng vai trò. Bản thân danh sách không thay đổi.',
  remove_now: 'Xóa',
  remove_done: 'Đã xóa chế độ xem “%{name}”.',
  too_many: 'Một danh sách có tối đa %{max} chế độ xem. Hãy xóa chế độ xem không ai cần nữa.',
} satisfies Messages['list_views'];
