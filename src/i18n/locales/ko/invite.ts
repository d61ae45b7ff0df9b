import type { Messages } from '../../types.ts';

export default {
  title: '작가 초대',
  sent_list: '보낸 초대',
  search: '제목으로 검색',
  empty: '초대할 작품이 없습니다',
  empty_text: '담당 언어의 미계약 작품 가운데 다른 편집자가 없는 작품이 여기에 표시됩니다.',
  accepted: '수락됨: 이 작품의 담당 편집자입니다.',
  never: '다시 초대받기를 원하지 않음',
  again: '%{time}부터 다시 초대 가능',
  waits: '초대함. 작가가 아직 답하지 않았습니다.',
  open: '초대',
  dialog: '「%{title}」 작가 초대',
  note: '작가에게 한마디',
  note_hint: '작가가 초대와 함께 읽습니다.',
  send: '초대 보내기',
  sent: '초대를 보냈습니다.',
} satisfies Messages['invite'];
