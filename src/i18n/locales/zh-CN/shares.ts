import type { Messages } from '../../types.ts';

export default {
  open: '设置作者分成',
  hint: '0 到 1 之间的数：0.5 即净收入的一半。',
  set: '为 %{count} 部作品设置',
  set_none: '设置',
  too_many: '一次最多处理前 %{count} 部作品。',
  done: '已设置 %{count} 部作品的分成。',
  undone: '已撤回 %{count} 部作品。',
  undo: '撤回',
  works: '作品及分成',
  before: '当前',
  was: '原值',
  becomes: '新值',
  became: '结果',
  held: '载明该分成的合同正在签署，待合同生效或终止后方可修改。',
  result: {
    same: '已是该值',
    changed: '未改动：现为 %{share}',
    held: '未改动：合同签署中',
    missing: '已不存在',
    untouched: '保持不变',
  },
} satisfies Messages['shares'];
