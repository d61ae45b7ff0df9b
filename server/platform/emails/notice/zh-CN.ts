import type { Notices } from '../types.ts';

export const notice: Notices = {
  welcome: ({ pen }) => ({
    subject: '欢迎来到 Quillhouse',
    text: [
      `${pen}，您好，很高兴您加入我们。`,
      '写作指南介绍了如何准备第一部作品、读者喜欢什么，以及何时可以申请签约。',
    ],
  }),
  late_release: ({ title, numbers, due, live, span }) => ({
    subject: `《${title}》第 ${numbers} 章未按时发布`,
    text: [`原定时间：${due}，实际发布：${live}，晚了${span}。读者现在已经可以看到，您无需任何操作。`],
  }),
};
