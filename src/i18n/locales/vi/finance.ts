import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: 'Tháng này vừa được chốt sổ. Hãy thử lại: khoản này sẽ được ghi vào tháng sau.',
    positive: 'Nhập số tiền lớn hơn 0.',
    future_day: 'Ngày này chưa đến.',
    no_csv: 'Đây không phải tệp CSV UTF-8 có số cột giống nhau ở mọi dòng.',
    many_lines: 'Một tệp có tối đa %{max} dòng. Hãy chia nhỏ tệp.',
    no_lines: 'Tệp chỉ có dòng tiêu đề.',
    columns: 'Các cột phải là %{columns}. Hãy kiểm tra: %{wrong}.',
    not_signed: 'Tác phẩm này chưa ký hợp đồng.',
    line_twice: 'Dòng %{line} đã có cùng ứng dụng, ngày, tác phẩm và ngôn ngữ.',
    line_booked: 'Dòng này đã được ghi sổ trong lần nhập %{id}.',
    lines_booked: 'Một số dòng vừa được ghi sổ từ tệp khác. Hãy kiểm tra lại tệp.',
    same_file: 'Tệp này đã được ghi sổ: lần nhập %{id}.',
    reversed: 'Lần nhập này đã được huỷ.',
    own_money: 'Không ai duyệt khoản do chính mình tạo. Người khác phải quyết định.',
    decided: 'Mục này đã được quyết định. Hãy mở lại.',
    bonus_exclusive: 'Thưởng cập nhật chỉ dành cho tác phẩm độc quyền đã ký hợp đồng.',
    bonus_idle_days: 'Trong tháng có %{idle_days} ngày không viết; tối đa là %{max} ngày.',
    bonus_revenue: 'Các tác phẩm độc quyền thu được $%{revenue} trong tháng; thưởng dành cho mức dưới $%{below}.',
    bonus_once: 'Bạn đã đăng ký cho tháng này.',
    close_over: 'Tháng này chưa kết thúc.',
    close_open: 'Tháng này đã được chốt sổ.',
    close_before: 'Các tháng được chốt theo thứ tự: tiếp theo là %{month}.',
    close_balanced: 'Sổ sách không cân. Chưa thể chốt cho đến khi làm rõ.',
  },
} satisfies Messages['finance'];
