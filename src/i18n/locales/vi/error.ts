import type { Messages } from '../../types.ts';

export default {
  unauthorized: 'Vui lòng đăng nhập lại.',
  forbidden: 'Vai trò của bạn không được phép làm việc này.',
  not_found: 'Mục này không tồn tại hoặc không phải của bạn.',
  invalid: 'Vui lòng kiểm tra các ô được đánh dấu.',
  conflict: 'Có người khác vừa thay đổi mục này cùng lúc với bạn. Vui lòng thử lại.',
  in_use: 'Có dữ liệu khác liên quan đến mục này nên không thể xóa.',
  internal: 'Máy chủ đang gặp sự cố, vui lòng thử lại sau.',
  unavailable: 'Máy chủ đang bận, vui lòng thử lại sau giây lát.',
  offline: 'Kết nối mạng không ổn định',
  too_large: 'Dung lượng quá lớn nên không gửi được.',
  too_slow: 'Kết nối quá chậm. Vui lòng thử lại.',
  disk_full: 'Máy chủ đã hết dung lượng. Không có gì bị thay đổi.',
  content_type: 'Máy chủ không hỗ trợ định dạng này.',
  not_json: 'Máy chủ không hiểu yêu cầu này.',
  idempotency_key: 'Yêu cầu thiếu mã định danh. Vui lòng tải lại trang.',
  idempotency_reused: 'Nội dung này đã được lưu trước những thay đổi cuối cùng của bạn. Hãy mở từ danh sách để sửa.',
  login: 'Tên đăng nhập, email hoặc mật khẩu không đúng.',
  blocked: 'Tài khoản của bạn đã bị khóa',
} satisfies Messages['error'];
