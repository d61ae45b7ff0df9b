import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: '지급 계좌가 변경되었습니다',
    text: [
      `Quillhouse 계정 ${user_name}의 지급 계좌가 방금 변경되었습니다. 안전을 위해 ${until}까지 지급하지 않습니다.`,
      '본인이 아니라면 바로 비밀번호를 바꾸고 Quillhouse 직원에게 알려 주세요.',
    ],
  }),
};
