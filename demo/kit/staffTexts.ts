import { readText } from './readTexts.ts';

/** What the staff write, in English. */
export interface StaffTexts {
  bonus_remarks: Record<'update_bonus' | 'completion_bonus' | 'fine' | 'addition', string>;
  task_rejections: string[];
  extension_reasons: string[];
  contest_criteria: { name: string; weight: number; hint?: string }[];
}

let texts: StaffTexts | undefined;

export const readStaffTexts = (): StaffTexts => (texts ??= readText<StaffTexts>('staff'));
