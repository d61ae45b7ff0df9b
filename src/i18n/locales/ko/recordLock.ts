import type { Messages } from '../../types.ts';

export default {
  held: '%{name} 님이 %{time}부터 이 기록을 열어 두고 있습니다. 여기서 읽을 수는 있으며, 수정하려면 이어받아 주세요.',
  lost: '%{name} 님이 %{time}에 이 기록을 이어받았습니다. 입력한 내용은 그대로 있으며, 저장하려면 다시 가져와 주세요.',
  take_over: '이어받기',
  take_back: '다시 가져오기',
  taken: '이제 이 기록을 맡으셨습니다. 열어 두었던 분에게 알려 드립니다.',
} satisfies Messages['record_lock'];
