import type { Messages } from '../../types.ts';

export default {
  title: 'Khác biệt giữa các phiên bản',
  compare: 'So sánh với',
  version: 'Phiên bản %{number}',
  only: 'Chưa có phiên bản nào khác.',
  same: 'Nội dung phiên bản %{from} và %{to} giống nhau.',
  between: 'Từ phiên bản %{from} sang %{to}: phần bị bỏ được gạch ngang, phần thêm vào được gạch chân.',
  text: 'Nội dung kèm thay đổi',
} satisfies Messages['templates'];
