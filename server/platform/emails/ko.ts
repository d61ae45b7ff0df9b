import { chapter } from './chapter.ts';
import { community } from './community.ts';
import { contract } from './contract/ko.ts';
import { money } from './money/ko.ts';
import { notice } from './notice/ko.ts';
import { statement } from './statement.ts';
import { step } from './step.ts';
import type { Letters } from './types.ts';

export const ko: Letters = {
  ...contract,
  ...chapter.ko,
  ...community.ko,
  ...notice,
  ...money,
  ...statement.ko,
  ...step.ko,
  register_code: ({ code, minutes }) => ({
    subject: 'Quillhouse 가입 인증번호',
    text: [
      `인증번호는 ${code}입니다. ${minutes}분 동안 사용할 수 있습니다.`,
      'Quillhouse 가입을 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
    ],
  }),
  change_email_code: ({ code, minutes }) => ({
    subject: '새 이메일 주소를 확인해 주세요',
    text: [
      `인증번호는 ${code}입니다. ${minutes}분 동안 사용할 수 있습니다.`,
      'Quillhouse에 입력하시면 계정의 이메일이 이 주소로 변경됩니다. 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
    ],
  }),
  forgot_password_code: ({ code, minutes }) => ({
    subject: '비밀번호 재설정 인증번호',
    text: [
      `인증번호는 ${code}입니다. ${minutes}분 동안 사용할 수 있습니다.`,
      'Quillhouse에 입력하고 새 비밀번호를 설정해 주세요. 인증번호는 누구에게도 알려 주지 마세요. 요청하지 않으셨다면 이 메일을 무시하셔도 되며, 비밀번호는 그대로 유지됩니다.',
    ],
  }),
  address_in_use: () => ({
    subject: '이미 Quillhouse 계정이 있습니다',
    text: [
      '누군가(아마도 본인)가 이 주소를 Quillhouse 계정에 사용하려고 했습니다. 이미 계정이 있는 주소라 인증번호를 보내지 않았습니다.',
      '이 주소로 로그인해 주세요. 비밀번호를 잊으셨다면 로그인 페이지에서 재설정할 수 있습니다. 본인이 아니라면 아무것도 하지 않으셔도 됩니다.',
    ],
  }),
  no_account: () => ({
    subject: '이 주소로 가입된 Quillhouse 계정이 없습니다',
    text: [
      '누군가(아마도 본인)가 이 주소로 비밀번호 재설정을 요청했습니다. 이 주소로 가입된 Quillhouse 계정이 없어 인증번호를 보내지 않았습니다.',
      '다른 주소로 가입하셨을 수 있습니다. 본인이 아니라면 아무것도 하지 않으셔도 됩니다.',
    ],
  }),
  password_changed: ({ user_name }) => ({
    subject: '비밀번호가 변경되었습니다',
    text: [
      `Quillhouse 계정 ${user_name}의 비밀번호가 방금 변경되었고, 다른 모든 기기에서 로그아웃되었습니다.`,
      '본인이 아니라면 지금 바로 로그인 페이지에서 비밀번호를 재설정해 주세요.',
    ],
  }),
  email_changed: ({ user_name }) => ({
    subject: '이메일 주소가 변경되었습니다',
    text: [
      `Quillhouse 계정 ${user_name}의 이메일 주소가 변경되었습니다. 앞으로 이 주소로는 계정 관련 메일이 오지 않습니다.`,
      '본인이 아니라면 지금 바로 담당 편집자나 Quillhouse 운영진에게 알려 주세요.',
    ],
  }),
  provider_linked: ({ user_name, provider }) => ({
    subject: '계정에 새 로그인 방법이 추가되었습니다',
    text: [
      `이제 ${provider}(으)로 비밀번호 없이 Quillhouse 계정 ${user_name}에 로그인할 수 있습니다.`,
      '본인이 아니라면 지금 바로 로그인해 프로필에서 연결을 해제하고 비밀번호를 변경해 주세요.',
    ],
  }),
  provider_unlinked: ({ user_name, provider }) => ({
    subject: '로그인 방법이 해제되었습니다',
    text: [
      `이제 ${provider}(으)로 Quillhouse 계정 ${user_name}에 로그인할 수 없습니다.`,
      '본인이 아니라면 지금 바로 비밀번호를 변경해 주세요.',
    ],
  }),
  account_merged: ({ user_name, main }) => ({
    subject: '계정이 통합되었습니다',
    text: [
      `Quillhouse 계정 ${user_name}이(가) 회원님의 계정 ${main}(으)로 통합되어 해지되었습니다. 작품, 메시지, 수익은 모두 그 계정에 있으니 앞으로는 그 계정으로 로그인해 주세요.`,
      '본인이 아니라면 지금 바로 담당 편집자나 Quillhouse 운영진에게 알려 주세요.',
    ],
  }),
};
