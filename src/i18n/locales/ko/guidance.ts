import type { Messages } from '../../types.ts';

export default {
  count: '%{steps}개 중 %{step}',
  next: '다음',
  skip: '모두 건너뛰기',
  done: '알겠어요',
  home: {
    todo: { title: '여기서 시작하세요', text: '모든 작품에서 기다리는 일이 이 목록에 모여 있어요.' },
    calendar: {
      title: '나의 집필 달력',
      text: '날마다 늘어난 단어 수가 보여요. 하루 목표를 정하고 연속 기록을 이어 가세요.',
    },
    buffer: { title: '숨 돌릴 시간', text: '독자가 기다리기 전까지 작품마다 며칠이나 이어지는지 볼 수 있어요.' },
    help: { title: '도움은 여기에', text: '작가 혜택, 안내서, 독자가 작품을 읽는 앱이 있어요.' },
  },
  storyDetail: {
    chapters: { title: '회차 목록', text: '독자가 보게 될 순서대로 모든 회차가 있어요. 끌어서 옮길 수 있어요.' },
    states: { title: '회차별 상태', text: '초안, 검토 중인 회차, 반려된 회차만 골라 볼 수 있어요.' },
    release: { title: '자는 동안에도 게시', text: '회차와 시간을 한 번만 고르면 알아서 게시돼요.' },
  },
  editStory: {
    text: { title: '그냥 쓰세요', text: '글은 저절로 저장되고, 연결이 끊겨도 이 브라우저에 남아 있어요.' },
    saved: { title: '사라지는 글은 없어요', text: '언제 저장되었는지 보고 이전 버전도 찾을 수 있어요.' },
    publish: { title: '다 썼다면', text: '검토를 요청하세요. 승인되면 바로, 또는 고른 시간에 게시돼요.' },
  },
} satisfies Messages['guidance'];
