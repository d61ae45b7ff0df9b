export default {
  status: {
    draft: 'Bản nháp',
    pending_review: 'Chờ duyệt',
    pending_publish: 'Chờ đăng',
    published: 'Đã đăng',
    rejected: 'Bị từ chối',
  },
  errors: {
    in_review: 'Chương này đang chờ duyệt hoặc chờ đăng. Hãy rút về trước khi sửa.',
    changed: 'Chương này đã được lưu ở nơi khác sau khi bạn mở.',
    unsigned:
      'Chỉ chương của truyện đã ký hợp đồng mới được gửi duyệt hoặc đăng. Bản nháp vẫn được tính khi xin ký hợp đồng.',
    not_deletable: 'Chỉ có thể xóa bản nháp và chương bị từ chối mà độc giả chưa xem.',
    own_work: 'Không ai được duyệt tác phẩm của chính mình.',
    decided: 'Chương này vừa được sửa hoặc đã có quyết định. Hãy mở lại.',
    empty: 'Chương này chưa có nội dung.',
    contract_words:
      'Đơn đăng ký hợp đồng cần hơn %{more_than} từ, nhưng truyện sẽ chỉ còn %{left} từ. Hãy rút đơn trước, hoặc giữ lại phần này.',
    numbered: '%{count} chương có số chương trong tên hoặc ở đầu nội dung. Hãy bỏ số đó trước.',
    flagged: '%{count} chương có nội dung hạn chế hoặc thông tin liên hệ. Hãy xác nhận bạn vẫn gửi.',
  },
};
