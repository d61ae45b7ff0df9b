import type { Messages } from '../../types.ts';

export default {
  writers: '작가를 위한 메뉴',
  account: '계정',
  personal_info: '내 정보',
  change_password: '비밀번호 변경',
  reader_app: '독자용 앱',
  reader_app_text: '휴대폰으로 코드를 스캔해 독자용 앱을 받아 보세요.',
  reader_app_code: '독자용 앱 주소가 담긴 QR 코드',
  faq: '자주 묻는 질문',
  new_window: '새 창에서 열림',
  my_editor: '내 편집자',
  no_editor: '아직 편집자가 배정된 작품이 없어요.',
  events: '이벤트',
  unread: '읽지 않음 %{smart_count}개',
  about: '서비스 소개',
  partners: '함께하는 유통 파트너',
  hide_partners: '파트너 숨기기',
  switch: {
    title: '계정을 바꿀까요?',
    text: '지금은 %{current} 계정으로 로그인되어 있어요. 열어 본 링크는 %{other} 계정의 것이에요.',
    go: '%{other} 계정으로 바꾸기',
    stay: '%{current} 계정 유지하기',
  },
} satisfies Messages['shell'];
