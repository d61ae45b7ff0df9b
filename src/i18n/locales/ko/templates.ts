import type { Messages } from '../../types.ts';

export default {
  title: '버전 간 차이',
  compare: '비교할 버전',
  version: '버전 %{number}',
  only: '아직 다른 버전이 없습니다.',
  same: '버전 %{from}과 %{to}의 본문이 같습니다.',
  between: '버전 %{from} → %{to}: 삭제된 내용은 취소선, 추가된 내용은 밑줄로 표시됩니다.',
  text: '변경 사항이 표시된 본문',
} satisfies Messages['templates'];
