import { chapter } from './chapter.ts';
import { community } from './community.ts';
import { contract } from './contract/vi.ts';
import { money } from './money/vi.ts';
import { notice } from './notice/vi.ts';
import { statement } from './statement.ts';
import { step } from './step.ts';
import type { Letters } from './types.ts';

export const vi: Letters = {
  ...contract,
  ...chapter.vi,
  ...community.vi,
  ...notice,
  ...money,
  ...statement.vi,
  ...step.vi,
  register_code: ({ code, minutes }) => ({
    subject: 'Mã đăng ký Quillhouse của bạn',
    text: [
      `Mã xác nhận của bạn là ${code}. Mã có hiệu lực trong ${minutes} phút.`,
      'Nếu bạn không yêu cầu đăng ký Quillhouse, hãy bỏ qua thư này.',
    ],
  }),
  change_email_code: ({ code, minutes }) => ({
    subject: 'Xác nhận địa chỉ email mới của bạn',
    text: [
      `Mã xác nhận của bạn là ${code}. Mã có hiệu lực trong ${minutes} phút.`,
      'Hãy nhập mã này vào Quillhouse để tài khoản của bạn dùng địa chỉ này. Nếu bạn không yêu cầu, hãy bỏ qua thư này.',
    ],
  }),
  forgot_password_code: ({ code, minutes }) => ({
    subject: 'Mã đặt lại mật khẩu của bạn',
    text: [
      `Mã xác nhận của bạn là ${code}. Mã có hiệu lực trong ${minutes} phút.`,
      'Hãy nhập mã này vào Quillhouse để đặt mật khẩu mới và đừng đưa mã cho bất kỳ ai. Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn vẫn giữ nguyên.',
    ],
  }),
  address_in_use: () => ({
    subject: 'Bạn đã có tài khoản Quillhouse',
    text: [
      'Ai đó, có lẽ là bạn, muốn dùng địa chỉ này cho một tài khoản Quillhouse. Địa chỉ này đã thuộc về một tài khoản nên chúng tôi không gửi mã.',
      'Hãy đăng nhập bằng địa chỉ này. Nếu quên mật khẩu, bạn có thể đặt lại ở trang đăng nhập. Nếu đó không phải là bạn, bạn không cần làm gì cả.',
    ],
  }),
  no_account: () => ({
    subject: 'Không có tài khoản Quillhouse nào dùng địa chỉ này',
    text: [
      'Ai đó, có lẽ là bạn, đã yêu cầu mật khẩu mới cho địa chỉ này. Không có tài khoản Quillhouse nào dùng địa chỉ này nên chúng tôi không gửi mã.',
      'Có thể bạn đã đăng ký bằng địa chỉ khác. Nếu đó không phải là bạn, bạn không cần làm gì cả.',
    ],
  }),
  password_changed: ({ user_name }) => ({
    subject: 'Mật khẩu của bạn đã được thay đổi',
    text: [
      `Mật khẩu của tài khoản Quillhouse ${user_name} vừa được thay đổi, và tài khoản đã đăng xuất khỏi mọi thiết bị khác.`,
      'Nếu đó không phải là bạn, hãy đặt lại mật khẩu ngay ở trang đăng nhập.',
    ],
  }),
  email_changed: ({ user_name }) => ({
    subject: 'Địa chỉ email của bạn đã được thay đổi',
    text: [
      `Tài khoản Quillhouse ${user_name} của bạn giờ dùng một địa chỉ email khác. Từ nay thư về tài khoản sẽ không gửi đến đây nữa.`,
      'Nếu đó không phải là bạn, hãy báo ngay cho biên tập viên của bạn hoặc nhân viên Quillhouse.',
    ],
  }),
  provider_linked: ({ user_name, provider }) => ({
    subject: 'Tài khoản của bạn có thêm cách đăng nhập',
    text: [
      `Từ nay bạn có thể đăng nhập vào tài khoản Quillhouse ${user_name} bằng ${provider} mà không cần mật khẩu.`,
      'Nếu đó không phải là bạn, hãy đăng nhập ngay, gỡ liên kết trong hồ sơ và đổi mật khẩu.',
    ],
  }),
  provider_unlinked: ({ user_name, provider }) => ({
    subject: 'Một cách đăng nhập đã bị gỡ',
    text: [
      `${provider} không còn đăng nhập được vào tài khoản Quillhouse ${user_name} của bạn.`,
      'Nếu đó không phải là bạn, hãy đổi mật khẩu ngay.',
    ],
  }),
  account_merged: ({ user_name, main }) => ({
    subject: 'Tài khoản của bạn đã được gộp',
    text: [
      `Tài khoản Quillhouse ${user_name} của bạn đã được gộp vào tài khoản ${main} và đã đóng. Tác phẩm, tin nhắn và thu nhập của bạn nay nằm ở đó; từ nay vui lòng đăng nhập bằng tài khoản ấy.`,
      'Nếu đó không phải là bạn, hãy báo ngay cho biên tập viên của bạn hoặc nhân viên Quillhouse.',
    ],
  }),
};
