import type { Messages } from '../../types.ts';

export default {
  count: '%{step} / %{steps}',
  next: '下一步',
  skip: '全部跳过',
  done: '知道了',
  home: {
    todo: { title: '从这里开始', text: '所有作品的待办事项都集中在这个列表里。' },
    calendar: { title: '更新日历', text: '每一天都显示新增字数。设定每日目标，保持连续更新。' },
    buffer: { title: '喘口气的时间', text: '看看每部作品的存稿还能更新几天，不让读者久等。' },
    help: { title: '帮助在这里', text: '作者福利、写作指南，以及读者阅读您作品的 App。' },
  },
  storyDetail: {
    chapters: { title: '您的章节', text: '全部章节按读者看到的顺序排列，拖动即可调整。' },
    states: { title: '章节状态', text: '可以只看草稿、审核中或被驳回的章节。' },
    release: { title: '睡觉时也能发布', text: '一次选好章节和时间，到点自动发布。' },
  },
  editStory: {
    text: { title: '放心写', text: '内容自动保存；断网时会留在这个浏览器里。' },
    saved: { title: '一字不丢', text: '这里可以看到保存时间，也能找回历史版本。' },
    publish: { title: '写好之后', text: '提交审核，通过后立即发布，或在您选定的时间发布。' },
  },
} satisfies Messages['guidance'];
