import type { MoneyLetters } from '../types.ts';

export const money: MoneyLetters = {
  payout_changed: ({ user_name, until }) => ({
    subject: '您的收款账户已更改',
    text: [
      `您的 Quillhouse 账户 ${user_name} 的收款信息刚刚被更改。为安全起见，${until} 之前不会付款。`,
      '如非本人操作，请立即更改密码并告知 Quillhouse 工作人员。',
    ],
  }),
  statement_rejected: ({ month, reason, until }) => ({
    subject: `您 ${month} 的收款信息需要更正`,
    text: [
      `您对 ${month} 的确认未获通过，原因：`,
      reason,
      `请在 ${until} 前于 Quillhouse 更正信息并重新确认，逾期金额将结转至下月。`,
    ],
  }),
};
