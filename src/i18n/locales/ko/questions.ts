import type { Messages } from '../../types.ts';

export default {
  open: '문의',
  title: '%{month} 정산서 문의',
  intro: '어느 항목이든 문의할 수 있습니다. 재무팀이 이곳에 답변하며 메시지로도 알려 드립니다.',
  ask: '문의하기',
  ask_on: '추가 문의',
  placeholder: '무엇이 궁금하신가요?',
  send: '보내기',
  close: '해결됨',
  closed: '더 이상 답변이 필요하지 않습니다.',
  you: '나',
  finance: '재무팀',
  none: '항목이 없습니다.',
  unread: '새 답변 %{count}개',
  status: {
    open: '재무팀 답변 대기',
    answered: '답변 완료',
    closed: '해결됨',
  },
} satisfies Messages['questions'];
