import type { Messages } from '../../types.ts';

export default {
  title: '정산서 문의',
  empty: '답변을 기다리는 문의가 없습니다',
  empty_text: '작가가 정산 항목에 대해 남긴 문의가 오래된 순으로 표시됩니다.',
  answer: '답변',
  send: '답변 보내기',
  answered: '작가에게 답변을 보냈습니다.',
  by_author: '작가',
  by_finance: '재무팀',
  states: '상태',
  status: {
    open: '대기',
    answered: '답변 완료',
    closed: '해결됨',
  },
  errors: {
    closed: '작가가 해결된 것으로 표시한 문의입니다.',
  },
} satisfies Messages['question'];
