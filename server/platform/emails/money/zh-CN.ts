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
  payment_paid: ({ month, amount }) => ({
    subject: `您 ${month} 的稿费已汇出`,
    text: [`${month} 的 ${amount} 已汇出，到账时间取决于您的银行或收款平台。`],
  }),
  payment_failed: ({ month, amount, reason }) => ({
    subject: `您 ${month} 的稿费未能到账`,
    text: [
      `${month} 的 ${amount} 汇款失败，原因：`,
      reason,
      '款项不会丢失，将结转至下月。请在个人资料中核对您的收款信息。',
    ],
  }),
  question_answered: ({ month, title, answer }) => ({
    subject: `您对 ${month} 结算单的提问已有回复`,
    text: [...(title ? [`财务回复了您关于《${title}》的提问：`] : []), answer],
  }),
};
