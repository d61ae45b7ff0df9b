import type { Messages } from '../../types.ts';

export default {
  title: '变更记录',
  empty: '暂无记录。',
  platform: '系统',
  reason: '原因',
  none: '无',
  action: {
    create: '创建',
    update: '修改',
    release: '发布',
    set_share: '设置作者分成',
    apply: '提交申请',
    take: '开始审核',
    approve: '通过',
    sign: '签署',
    confirm: '确认',
    reject: '驳回',
    cancel: '取消',
    expire: '过期',
  },
} satisfies Messages['trail'];
