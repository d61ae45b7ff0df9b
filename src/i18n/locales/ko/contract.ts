import type { Messages } from '../../types.ts';

export default {
  errors: {
    own_work: '자신의 작품은 심사할 수 없습니다.',
    decided_before: '이미 이 신청에 대해 결정하셨습니다. 다른 담당자가 결정해야 합니다.',
    step: '그사이 신청 상태가 바뀌었습니다. 다시 열어 주세요.',
    maintenance: '점검 중에는 %{to}까지 계약을 신청하거나 서명할 수 없습니다.',
    status: '이 작품은 이미 계약 진행 중이거나 계약되었습니다.',
    genre: '팬픽, 산문, 시는 받지 않습니다.',
    words: '현재 %{words}단어입니다. 계약하려면 %{more_than}단어를 넘어야 합니다.',
    attempts: '이 작품의 신청 횟수 %{total}회를 모두 사용했습니다.',
    profile: '프로필이 완성되지 않았습니다. 빠진 항목을 채워 주세요.',
    lock: '담당 편집자가 프로필을 잠갔습니다: %{reason}',
    same_language: '한 번에 신청하는 작품은 모두 같은 언어여야 합니다.',
    no_editor: '현재 이 언어를 담당하는 편집자가 없습니다.',
    no_template: '현재 이 유형의 계약서가 없습니다. 담당 편집자에게 문의해 주세요.',
    original: '팬픽, 산문, 시가 아닌 창작 작품임을 확인해 주세요.',
    sentences: '%{min}~%{max}문장으로 써 주세요.',
    slots: '본문에 채울 수 없는 {{항목}}이 있습니다.',
    window_order: '종료 시각은 시작 시각보다 늦어야 합니다.',
    link_expired: '계약 링크가 만료되었습니다. 담당 편집자에게 문의해 주세요.',
    document_changed: '발급된 계약서와 다릅니다. 담당 편집자에게 문의해 주세요.',
    paper: '종이로 체결한 계약입니다. 전자 계약서가 아니어서 볼 수 없습니다.',
    invited: '작가가 지난 제안에 아직 답하지 않았습니다.',
    invited_again: '작가가 %{until} 전에는 다시 제안받기를 원하지 않습니다.',
    no_invitation: '이 작품에 대한 제안이 더 이상 없습니다.',
  },
} satisfies Messages['contract'];
