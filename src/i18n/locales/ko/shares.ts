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
  held: '이 배분율이 적힌 계약이 서명 중입니다. 계약이 발효되거나 종료된 뒤에 바꿀 수 있습니다.',
  result: {
    same: '이미 같음',
    changed: '그대로 둠: 현재 %{share}',
    held: '그대로 둠: 계약 서명 진행 중',
    missing: '더 이상 없음',
    untouched: '그대로',
  },
} satisfies Messages['shares'];
