import type { StoryLanguage } from '#domain/languages.ts';
import { readText } from './readTexts.ts';

interface ContestName {
  name: string;
  slug: string;
}

/** `staff.json`: who the staff are, and what they write in English. */
export interface StaffTexts {
  editors: { user_name: string; name: string; whatsapp?: string; languages: StoryLanguage[] }[];
  /** With what they translate into. */
  translators: { user_name: string; languages: StoryLanguage[] }[];
  /** The pen name that the source books of the demo account `original` are under. */
  original_pen_name: string;
  bonus_remarks: Record<'update_bonus' | 'completion_bonus' | 'fine' | 'addition', string>;
  task_rejections: string[];
  extension_reasons: string[];
  contests: Record<'open', ContestName> & Record<'judged', ContestName & { summary: string }>;
  contest_criteria: { name: string; weight: number; hint?: string }[];
  /** `date`: month and day, `12-25`. */
  bank_holidays: { name: string; date: string }[];
}

export const staffTexts = readText<StaffTexts>('staff');
