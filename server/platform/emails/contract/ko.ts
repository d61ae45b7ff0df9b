import type { ContractLetters } from '../types.ts';

export const contract: ContractLetters = {
  contract_approved: ({ title, until }) => ({
    subject: `「${title}」 계약서에 서명해 주세요`,
    text: [
      `「${title}」의 계약 신청이 승인되어 계약서가 준비되었습니다.`,
      `${until}까지 Quillhouse에서 읽고 서명해 주세요. 기한이 지나면 링크가 만료되어 다시 신청하셔야 합니다. 신청 횟수는 차감되지 않습니다.`,
    ],
  }),
  contract_rejected: ({ title, notice, left }) => ({
    subject: `「${title}」 계약 신청 결과 안내`,
    text: [
      `아쉽지만 지금은 「${title}」의 계약을 진행할 수 없습니다. 심사 의견은 다음과 같습니다.`,
      notice,
      left === 0
        ? '이 작품의 신청 횟수를 모두 사용하셨습니다. 작품은 그대로 작가님의 것이며 계속 쓰실 수 있습니다.'
        : `작품을 다듬어 다시 신청하실 수 있습니다. 남은 신청 횟수: ${left}회`,
    ],
  }),
  contract_signed: ({ title, number }) => ({
    subject: `「${title}」 계약이 체결되었습니다`,
    text: [
      `축하합니다! 「${title}」의 계약이 발효되었습니다. 계약 번호는 ${number}입니다.`,
      '계약서와 인증서는 Quillhouse에서 확인하실 수 있습니다. 이제 회차를 심사에 제출하고 공개하실 수 있습니다.',
    ],
  }),
  contract_expired: ({ title }) => ({
    subject: `「${title}」 계약 링크가 만료되었습니다`,
    text: [
      `「${title}」의 계약서에 기한 내 서명이 이루어지지 않아 링크가 만료되었습니다.`,
      '언제든지 다시 신청하실 수 있으며 신청 횟수는 차감되지 않았습니다. 궁금한 점은 담당 편집자에게 문의해 주세요.',
    ],
  }),
  work_renamed: ({ from, title, genre, reason }) => ({
    subject: `「${from}」의 정보가 변경되었습니다`,
    text: [
      from === title
        ? `「${title}」의 장르가 변경되었습니다.`
        : genre
          ? `「${from}」의 제목과 장르가 변경되었습니다. 새 제목은 「${title}」입니다.`
          : `작품 「${from}」의 제목이 「${title}」(으)로 바뀌었습니다.`,
      `사유: ${reason}`,
      '계약은 그대로 유지됩니다. 잘못된 점이 있으면 담당 편집자에게 알려 주세요.',
    ],
  }),
  contract_invited: ({ title, editor }) => ({
    subject: `편집자가 「${title}」를 함께 작업하고 싶어 합니다`,
    text: [
      `${editor} 편집자가 「${title}」를 읽고 계약 신청을 제안했습니다.`,
      'Quillhouse에서 수락하거나 거절하실 수 있습니다. 거절하실 때는 언제 다시 여쭤도 좋을지 알려 주세요.',
    ],
  }),
  info_locked: ({ reason }) => ({
    subject: '프로필이 잠시 잠겼습니다',
    text: [
      '담당 편집자가 개인 정보를 잠갔습니다.',
      reason,
      '잠금이 풀릴 때까지 프로필 사진 외에는 수정하실 수 없습니다. 잘못된 점이 있으면 담당 편집자에게 알려 주세요.',
    ],
  }),
  info_unlocked: () => ({
    subject: '프로필 잠금이 해제되었습니다',
    text: ['담당 편집자가 개인 정보의 잠금을 해제했습니다. 다시 수정하실 수 있습니다.'],
  }),
};
