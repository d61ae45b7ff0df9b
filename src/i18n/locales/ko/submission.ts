import type { Messages } from '../../types.ts';

export default {
  back: '돌아가기',
  place: {
    title: '제목에 번호',
    text: '본문 첫머리에 번호',
  },
  numbered: {
    title: '회차 번호를 지울까요?',
    text: '회차 번호는 각 회차 위에 이미 표시되므로 그대로는 제출할 수 없어요. 지운 내용은 버전에 보관돼요. 해당 회차 %{count}개:',
    go: '지우기',
  },
  flagged: {
    title: '계속 제출할까요?',
    text: '%{count}개 회차에 제한 내용이나 연락처가 있어요. 그대로 제출해도 되고, 편집자가 다시 판단해요.',
    go: '계속 제출',
  },
} satisfies Messages['submission'];
