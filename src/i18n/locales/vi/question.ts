import type { Messages } from '../../types.ts';

export default {
  title: 'Câu hỏi về bảng kê',
  empty: 'Không ai chờ trả lời',
  empty_text: 'Câu hỏi của tác giả về các dòng bảng kê hiện ở đây, cũ nhất trước.',
  answer: 'Trả lời',
  send: 'Gửi câu trả lời',
  answered: 'Câu trả lời đang được gửi đến tác giả.',
  by_author: 'Tác giả',
  by_finance: 'Tài chính',
  states: 'Trạng thái',
  status: {
    open: 'Đang chờ',
    answered: 'Đã trả lời',
    closed: 'Đã rõ',
  },
  errors: {
    closed: 'Tác giả đã đóng câu hỏi này.',
  },
} satisfies Messages['question'];
