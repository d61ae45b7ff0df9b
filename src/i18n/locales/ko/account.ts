import type { Messages } from '../../types.ts';

export default {
  sign_in: '로그인',
  signing_in: '로그인 중…',
  welcome: '이야기가 계속되는 집',
  welcome_text: '나의 언어로 쓰고, 한 화씩 연재하고, 여덟 개 언어의 독자를 만나 보세요.',
  account: '아이디 또는 이메일',
  password: '비밀번호',
  show_password: '비밀번호 표시',
  hide_password: '비밀번호 숨기기',
} satisfies Messages['account'];
