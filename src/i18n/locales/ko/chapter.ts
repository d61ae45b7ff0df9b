export default {
  status: {
    draft: '초안',
    pending_review: '심사 대기',
    pending_publish: '게시 대기',
    published: '게시됨',
    rejected: '반려',
  },
  errors: {
    in_review: '이 회차는 검토 중이거나 게시를 기다리고 있어요. 수정하려면 먼저 회수하세요.',
    changed: '이 회차를 연 뒤에 다른 곳에서 저장되었어요.',
    unsigned: '계약된 작품의 회차만 검토 요청하거나 게시할 수 있어요. 초고 분량은 계약 신청에 반영돼요.',
    not_deletable: '독자에게 공개된 적 없는 초고와 반려된 회차만 삭제할 수 있어요.',
    own_work: '자신의 작품은 심사할 수 없어요.',
    decided: '그사이 회차가 수정되었거나 이미 결정이 났어요. 다시 열어 주세요.',
    empty: '아직 내용이 없는 회차예요.',
    contract_words:
      '계약 신청에는 %{more_than}단어를 넘어야 하는데, 이렇게 하면 %{left}단어만 남습니다. 먼저 신청을 취소하거나 이 내용을 남겨 두세요.',
    numbered: '%{count}개 회차의 제목이나 본문 첫머리에 회차 번호가 있습니다. 먼저 지워 주세요.',
    flagged: '%{count}개 회차에 제한 내용이나 연락처가 있습니다. 계속 제출할지 확인해 주세요.',
  },
};
