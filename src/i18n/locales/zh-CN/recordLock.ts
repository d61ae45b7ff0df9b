import type { Messages } from '../../types.ts';

export default {
  held: '%{name} 自 %{time} 起打开了此记录。您可以在此阅读；如需修改，请接手。',
  lost: '%{name} 已于 %{time} 接手此记录。您输入的内容仍在；如需保存，请重新接手。',
  take_over: '接手',
  take_back: '重新接手',
  taken: '此记录现由您处理，系统会告知之前打开的人。',
} satisfies Messages['record_lock'];
