import type { ContractLetters } from '../types.ts';

export const contract: ContractLetters = {
  contract_approved: ({ title, until }) => ({
    subject: `《${title}》的合同可以签署了`,
    text: [
      `您为《${title}》提交的签约申请已通过，合同已备好。`,
      `请在 ${until} 前登录 Quillhouse 阅读并签署。逾期后链接失效，需要重新申请，但不会计入申请次数。`,
    ],
  }),
  contract_rejected: ({ title, notice, left }) => ({
    subject: `关于《${title}》的签约申请`,
    text: [
      `很遗憾，目前我们无法与《${title}》签约。审核意见如下：`,
      notice,
      left === 0
        ? '该作品的申请次数已用完。作品仍归您所有，您可以继续创作。'
        : `您可以修改作品后再次申请，剩余次数：${left} 次。`,
    ],
  }),
  contract_signed: ({ title, number }) => ({
    subject: `《${title}》签约完成`,
    text: [
      `恭喜！《${title}》的合同已生效，合同编号为 ${number}。`,
      '合同和签署证书可在 Quillhouse 中查看。现在您可以提交章节审核并发布。',
    ],
  }),
  contract_expired: ({ title }) => ({
    subject: `《${title}》的签约链接已过期`,
    text: [
      `《${title}》的合同未在期限内签署，链接已失效。`,
      '您可以随时重新申请，本次不计入申请次数。如有疑问，请联系您的编辑。',
    ],
  }),
  work_renamed: ({ from, title, genre, reason }) => ({
    subject: `《${from}》的信息已变更`,
    text: [
      from === title
        ? `《${title}》的类型已变更。`
        : genre
          ? `《${from}》的书名和类型均已变更，现名为《${title}》。`
          : `您的作品《${from}》现更名为《${title}》。`,
      `原因： ${reason}`,
      '合同内容不变。如有疑问，请联系您的编辑。',
    ],
  }),
  contract_invited: ({ title, editor }) => ({
    subject: `有编辑希望与您合作《${title}》`,
    text: [
      `${editor} 阅读了《${title}》，邀请您申请签约。`,
      '您可以在 Quillhouse 中接受或拒绝。如果拒绝，请告诉我们何时可以再次询问。',
    ],
  }),
  info_locked: ({ reason }) => ({
    subject: '您的个人资料已暂时锁定',
    text: ['您的编辑锁定了您的个人资料：', reason, '锁定期间只能更换头像。如有错误，请联系您的编辑。'],
  }),
  info_unlocked: () => ({
    subject: '您的个人资料已解锁',
    text: ['您的编辑已解锁您的个人资料，您可以重新修改。'],
  }),
};
