import { entity } from '#domain/kit/entity.ts';
import { choice, money, month, ref } from '#domain/kit/fields.ts';
import { storyLanguages } from '#domain/languages.ts';

/** What a story earned in a month in one language: the author's part in cents (domain.md section 3). */
export const income = entity('incomes', {
  title: 'month',
  access: { read: ['finance_manager'] },
  sort: { field: 'month', order: 'desc' },
  fields: {
    month: month({ required: true, filter: true }),
    fiction_id: ref('fictions', { required: true, filter: true }),
    language: choice(storyLanguages, { required: true, filter: true }),
    royalty_income: money({ required: true, initial: 0 }),
    ad_income: money({ required: true, initial: 0 }),
    gift_income: money({ required: true, initial: 0 }),
    total_income_amount: money({ required: true, filter: true, initial: 0 }),
  },
});
