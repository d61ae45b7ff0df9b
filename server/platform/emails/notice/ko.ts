import type { Notices } from '../types.ts';

export const notice: Notices = {
  welcome: ({ pen }) => ({
    subject: 'Quillhouse에 오신 것을 환영합니다',
    text: [
      `${pen} 작가님, 반갑습니다.`,
      '가이드북에서 첫 작품을 준비하는 방법과 독자가 찾는 이야기, 계약 신청 시기를 확인하실 수 있습니다.',
    ],
  }),
  late_release: ({ title, numbers, due, live, span }) => ({
    subject: `「${title}」 ${numbers}화가 늦게 공개되었습니다`,
    text: [
      `예정 시각: ${due}. 공개 시각: ${live}. ${span} 늦어졌습니다. 지금은 독자가 볼 수 있으며 따로 하실 일은 없습니다.`,
    ],
  }),
};
