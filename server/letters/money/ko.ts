import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: '지급 계좌가 변경되었습니다',
    text: [
      `Quillhouse 계정 ${user_name}의 지급 계좌가 방금 변경되었습니다. 안전을 위해 ${until}까지 지급하지 않습니다.`,
      '본인이 아니라면 바로 비밀번호를 바꾸고 Quillhouse 직원에게 알려 주세요.',
    ],
  }),
  statement_rejected: ({ month, reason, until }) => ({
    subject: `${month} 지급 건을 수정해 주세요`,
    text: [
      `${month} 확인이 접수되지 않았습니다. 사유:`,
      reason,
      `${until}까지 Quillhouse에서 정보를 고치고 다시 확인해 주세요. 그 뒤에는 금액이 다음 달로 이월됩니다.`,
    ],
  }),
};
