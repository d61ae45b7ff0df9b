import type { Messages } from '../../types.ts';

export default {
  back: 'Quay lại',
  place: {
    title: 'có số trong tên chương',
    text: 'có số ở đầu nội dung',
  },
  numbered: {
    title: 'Bỏ số chương?',
    text: 'Số chương đã hiện phía trên mỗi chương nên không thể gửi kèm. Phần bị bỏ được giữ trong các phiên bản. Liên quan đến %{count} chương:',
    go: 'Bỏ đi',
  },
  flagged: {
    title: 'Vẫn gửi?',
    text: '%{count} chương có nội dung hạn chế hoặc thông tin liên hệ. Bạn vẫn có thể gửi; biên tập viên sẽ xem xét lại.',
    go: 'Vẫn gửi',
  },
} satisfies Messages['submission'];
