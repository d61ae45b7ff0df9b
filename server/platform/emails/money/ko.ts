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
  payment_paid: ({ month, amount }) => ({
    subject: `${month} 정산금을 보냈습니다`,
    text: [`${month} 정산금 ${amount}을 송금했습니다. 입금 시점은 이용하시는 은행이나 결제 서비스에 따라 다릅니다.`],
  }),
  payment_failed: ({ month, amount, reason }) => ({
    subject: `${month} 정산금이 입금되지 못했습니다`,
    text: [
      `${month} 정산금 ${amount} 송금이 실패했습니다. 사유:`,
      reason,
      '금액은 사라지지 않고 다음 달로 이월됩니다. 프로필에서 지급 정보를 확인해 주세요.',
    ],
  }),
  question_answered: ({ month, title, answer }) => ({
    subject: `${month} 정산서 문의에 답변이 도착했습니다`,
    text: [...(title ? [`재무팀이 「${title}」에 대한 문의에 답변했습니다.`] : []), answer],
  }),
};
