/** Words that stand for any, in scripts of different height and weight, each beside Latin letters and digits. */
export const sampleTexts = {
  en: {
    title: 'The Lighthouse Keeper’s Ledger 24',
    text: 'Confirm it by Nov 27, 2026; what is not confirmed is carried forward to the next month.',
    action: 'Publish',
    name: 'Pen name',
    amount: '$13,287.67',
  },
  th: {
    title: 'บันทึกของคนเฝ้าประภาคาร Ledger 24',
    text: 'ยืนยันภายใน 27 พ.ย. 2026 หากไม่ยืนยัน ยอดจะยกไปเดือนถัดไป',
    action: 'เผยแพร่',
    name: 'นามปากกา',
    amount: 'US$13,287.67',
  },
  ko: {
    title: '등대지기의 장부 Ledger 24',
    text: '2026년 11월 27일까지 확인해 주세요. 확인하지 않으면 다음 달로 이월돼요.',
    action: '공개',
    name: '필명',
    amount: 'US$13,287.67',
  },
} as const;

export type SampleTexts = Record<keyof (typeof sampleTexts)['en'], string>;
