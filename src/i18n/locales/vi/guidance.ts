import type { Messages } from '../../types.ts';

export default {
  count: '%{step} / %{steps}',
  next: 'Tiếp',
  skip: 'Bỏ qua hết',
  done: 'Đã hiểu',
  home: {
    todo: { title: 'Bắt đầu ở đây', text: 'Mọi việc đang chờ bạn, ở bất kỳ truyện nào, đều nằm trong danh sách này.' },
    calendar: {
      title: 'Những ngày viết của bạn',
      text: 'Mỗi ngày hiện số từ bạn viết thêm. Hãy đặt mục tiêu và giữ chuỗi ngày.',
    },
    buffer: {
      title: 'Thời gian để nghỉ',
      text: 'Xem mỗi truyện còn đăng được bao nhiêu ngày trước khi độc giả phải chờ.',
    },
    help: { title: 'Trợ giúp ở đây', text: 'Quyền lợi, cẩm nang và ứng dụng nơi độc giả tìm thấy truyện của bạn.' },
  },
  storyDetail: {
    chapters: { title: 'Các chương của bạn', text: 'Tất cả chương theo thứ tự độc giả nhận được. Kéo để đổi chỗ.' },
    states: { title: 'Từng chương ra sao', text: 'Chỉ hiện bản nháp, chương đang duyệt hoặc chương bị trả lại.' },
    release: { title: 'Đăng cả khi bạn ngủ', text: 'Chọn chương và giờ một lần; chúng tự lên.' },
  },
  editStory: {
    text: { title: 'Cứ viết thôi', text: 'Văn bản tự lưu, và vẫn ở trong trình duyệt này khi mất mạng.' },
    saved: { title: 'Không mất gì cả', text: 'Ở đây bạn thấy lúc nào đã lưu và tìm lại các bản trước.' },
    publish: {
      title: 'Khi đã sẵn sàng',
      text: 'Gửi chương đi duyệt. Được duyệt rồi, chương lên ngay hoặc vào giờ bạn chọn.',
    },
  },
} satisfies Messages['guidance'];
