import type { Messages } from '../../types.ts';

export default {
  unauthorized: '다시 로그인해 주세요.',
  forbidden: '현재 권한으로는 할 수 없는 작업이에요.',
  not_found: '존재하지 않거나 접근할 수 없는 항목이에요.',
  invalid: '표시된 항목을 확인해 주세요.',
  conflict: '다른 사용자가 방금 내용을 변경했어요. 다시 시도해 주세요.',
  in_use: '다른 데이터에서 사용 중이라 삭제할 수 없어요.',
  internal: '서버에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  unavailable: '서버가 혼잡해요. 잠시 후 다시 시도해 주세요.',
  offline: '인터넷 연결이 불안정해요',
  too_large: '용량이 너무 커서 보낼 수 없어요.',
  too_slow: '연결 속도가 너무 느려요. 다시 시도해 주세요.',
  disk_full: '서버 저장 공간이 부족해요. 변경된 내용은 없어요.',
  content_type: '서버에서 지원하지 않는 형식이에요.',
  not_json: '서버가 처리할 수 없는 요청이에요.',
  idempotency_key: '요청에 필요한 키가 없어요. 페이지를 새로고침해 주세요.',
  idempotency_reused: '마지막으로 수정하기 전의 내용이 이미 저장됐어요. 목록에서 열어 수정해 주세요.',
  login: '아이디, 이메일 또는 비밀번호가 올바르지 않아요.',
  blocked: '이용이 정지된 계정이에요',
} satisfies Messages['error'];
