import type { Messages } from '../../types.ts';

export default {
  open: 'Câu hỏi',
  title: 'Câu hỏi về bảng kê %{month}',
  intro: 'Hãy hỏi về bất kỳ dòng nào. Bộ phận tài chính trả lời tại đây và bạn nhận được tin nhắn.',
  ask: 'Hỏi',
  ask_on: 'Hỏi tiếp',
  placeholder: 'Bạn muốn biết điều gì?',
  send: 'Gửi',
  close: 'Đã rõ',
  closed: 'Không cần trả lời nữa.',
  you: 'Bạn',
  finance: 'Tài chính',
  none: 'Không có dòng nào.',
  unread: '%{count} câu trả lời mới',
  status: {
    open: 'Chờ tài chính',
    answered: 'Đã trả lời',
    closed: 'Đã rõ',
  },
} satisfies Messages['questions'];
