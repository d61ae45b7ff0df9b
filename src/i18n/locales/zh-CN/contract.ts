import type { Messages } from '../../types.ts';

export default {
  errors: {
    own_work: '不能审核自己的作品。',
    decided_before: '您已经对该申请作出过决定，需由他人处理。',
    step: '该申请的状态已变更，请重新打开。',
    maintenance: '系统维护期间（至 %{to}）无法申请签约或签署合同。',
    status: '该作品正在申请签约，或已签约。',
    genre: '不接受同人、散文和诗歌作品。',
    words: '作品现有 %{words} 字，签约须超过 %{more_than} 字。',
    attempts: '该作品的 %{total} 次申请机会已用完。',
    profile: '您的个人资料不完整，请补全缺少的内容。',
    lock: '您的编辑已锁定您的个人资料：%{reason}',
    same_language: '同一次批量申请的作品必须是同一种语言。',
    no_editor: '目前没有负责该语言的编辑。',
    no_template: '目前没有这种类型的合同，请联系您的编辑。',
    original: '请确认作品为原创，且不是同人、散文或诗歌。',
    sentences: '请写 %{min} 至 %{max} 句话。',
    slots: '正文中有无法填充的 {{占位符}}。',
    window_order: '结束时间必须晚于开始时间。',
    link_expired: '该合同链接已过期，请联系您的编辑。',
    document_changed: '该合同与签发时的文件不一致，请联系您的编辑。',
    paper: '该合同为纸质合同，不是电子合同，无法查看。',
    invited: '作者尚未回复上一次邀请。',
    invited_again: '作者不希望在 %{until} 之前再次收到邀请。',
    no_invitation: '该作品已没有待回复的邀请。',
  },
} satisfies Messages['contract'];
