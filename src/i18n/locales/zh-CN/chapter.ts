export default {
  status: {
    draft: '草稿',
    pending_review: '待审核',
    pending_publish: '待发布',
    published: '已发布',
    rejected: '已驳回',
  },
  errors: {
    in_review: '本章正在审核或等待发布，请先撤回再修改。',
    changed: '打开之后，本章已在别处保存过。',
    unsigned: '只有签约作品的章节才能提交审核或发布。草稿字数可用于申请签约。',
    not_deletable: '只能删除读者尚未看到的草稿和被驳回的章节。',
    own_work: '不能审核自己的作品。',
    decided: '本章已被修改或已有审核结果，请重新打开。',
    empty: '本章还没有正文。',
    contract_words: '您的签约申请要求作品超过 %{more_than} 词，这样只会剩下 %{left} 词。请先撤回申请，或保留这些内容。',
    numbered: '有 %{count} 章在标题或正文开头写有章节序号，请先删除。',
    flagged: '有 %{count} 章含有敏感内容或联系方式，请确认是否继续提交。',
  },
};
