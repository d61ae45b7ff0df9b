import type { Messages } from '../../types.ts';

export default {
  open: '작가 배분율 설정',
  hint: '0에서 1 사이의 수: 0.5는 순수익의 절반입니다.',
  set: '작품 %{count}개에 설정',
  set_none: '설정',
  too_many: '한 번에 앞의 작품 %{count}개까지만 처리합니다.',
  done: '작품 %{count}개의 배분율을 설정했습니다.',
  undone: '작품 %{count}개를 되돌렸습니다.',
  undo: '되돌리기',
  works: '작품과 배분율',
  before: '현재',
  was: '이전',
  becomes: '변경 후',
  became: '결과',
  result: {
    same: '이미 같음',
    changed: '그대로 둠: 현재 %{share}',
    missing: '더 이상 없음',
    untouched: '그대로',
  },
} satisfies Messages['shares'];
