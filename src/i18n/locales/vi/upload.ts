import type { Messages } from '../../types.ts';

export default {
  format: 'Chỉ nhận ảnh PNG, JPG hoặc JPEG',
  dimensions: 'Kích thước ảnh không đúng. Vui lòng chỉnh lại ảnh bìa rồi tải lên lại.',
  size: 'Dung lượng ảnh không đúng. Vui lòng tải lên lại.',
  choose: 'Chọn ảnh',
  replace: 'Chọn ảnh khác',
  drop: 'Kéo thả ảnh vào đây',
  crop: 'Căn ảnh bìa',
  crop_text: 'Kéo ảnh hoặc dùng các phím mũi tên để đặt vị trí. Phần nằm trong khung sẽ là ảnh bìa.',
  zoom: 'Thu phóng',
  apply: 'Dùng ảnh bìa này',
  uploading: 'Đang tải lên…',
  too_small: 'Ảnh này nhỏ hơn %{width}×%{height} nên sẽ bị mờ.',
  too_many: 'Bạn đã đạt số lượng ảnh tối đa có thể tải lên.',
  quota: 'Tài khoản của bạn đã lưu tối đa số ảnh cho phép: %{images} ảnh, hoặc tổng cộng %{megabytes} MB.',
  png: 'Chỉ nhận ảnh PNG',
  transparent: 'Nền của chữ ký phải trong suốt.',
  pixels: 'Ảnh có quá nhiều điểm ảnh: tối đa %{side} mỗi cạnh và tổng cộng %{megapixels} triệu.',
} satisfies Messages['upload'];
