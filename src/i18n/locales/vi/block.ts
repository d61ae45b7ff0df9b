import type { Messages } from '../../types.ts';

export default {
  block: 'Khóa',
  unblock: 'Mở khóa',
  ask_block: 'Khóa %{count} tài khoản? |||| Khóa %{count} tài khoản?',
  ask_unblock: 'Mở khóa %{count} tài khoản? |||| Mở khóa %{count} tài khoản?',
  hint: 'Tài khoản bị khóa sẽ bị đăng xuất ngay và không thể đăng nhập nữa. Tác phẩm, tiền và tin nhắn vẫn được giữ.',
  unblock_hint: 'Tài khoản có thể đăng nhập lại.',
  why: 'Vì sao? Lý do được lưu trong lịch sử tài khoản.',
  blocked: 'Đã khóa %{count} tài khoản |||| Đã khóa %{count} tài khoản',
  unblocked: 'Đã mở khóa %{count} tài khoản |||| Đã mở khóa %{count} tài khoản',
} satisfies Messages['block'];
