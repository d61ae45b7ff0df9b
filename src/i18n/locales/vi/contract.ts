import type { Messages } from '../../types.ts';

export default {
  errors: {
    own_work: 'Không ai được duyệt tác phẩm của chính mình.',
    decided_before: 'Bạn đã quyết định về đơn này rồi. Quyết định này phải do người khác đưa ra.',
    step: 'Đơn đã chuyển sang bước khác. Hãy mở lại.',
    maintenance: 'Trong thời gian bảo trì, đến %{to}, không thể đăng ký hay ký hợp đồng.',
    status: 'Truyện này đang được đăng ký hợp đồng hoặc đã ký.',
    genre: 'Không nhận đồng nhân, tản văn và thơ.',
    words: 'Truyện có %{words} từ; hợp đồng cần hơn %{more_than} từ.',
    attempts: 'Đã dùng hết %{total} lần đăng ký cho truyện này.',
    profile: 'Hồ sơ của bạn chưa đầy đủ. Hãy điền phần còn thiếu.',
    lock: 'Biên tập viên đã khóa hồ sơ của bạn: %{reason}',
    same_language: 'Các tác phẩm trong một đơn phải cùng ngôn ngữ.',
    no_editor: 'Hiện chưa có biên tập viên cho ngôn ngữ này.',
    no_template: 'Hiện chưa có hợp đồng loại này. Hãy viết cho biên tập viên của bạn.',
    original: 'Hãy xác nhận tác phẩm là nguyên tác, không phải đồng nhân, tản văn hay thơ.',
    sentences: 'Hãy viết từ %{min} đến %{max} câu.',
    slots: 'Trong văn bản có {{mục}} không có gì để điền.',
    window_order: 'Thời điểm kết thúc phải sau lúc bắt đầu.',
    link_expired: 'Liên kết hợp đồng đã hết hạn. Hãy liên hệ biên tập viên của bạn.',
    document_changed: 'Hợp đồng không đúng với bản đã phát hành. Hãy liên hệ biên tập viên của bạn.',
    paper: 'Hợp đồng này được ký trên giấy, không phải hợp đồng điện tử nên không xem được.',
    invited: 'Tác giả chưa trả lời lời mời trước.',
    invited_again: 'Tác giả không muốn được hỏi lại trước %{until}.',
    no_invitation: 'Không còn lời mời nào cho truyện này.',
  },
} satisfies Messages['contract'];
