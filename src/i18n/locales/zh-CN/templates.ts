import type { Messages } from '../../types.ts';

export default {
  title: '版本差异',
  compare: '对比版本',
  version: '第 %{number} 版',
  only: '暂无其他版本。',
  same: '第 %{from} 版与第 %{to} 版文本相同。',
  between: '从第 %{from} 版到第 %{to} 版：删除的内容带删除线，新增的内容带下划线。',
  text: '标有改动的文本',
} satisfies Messages['templates'];
