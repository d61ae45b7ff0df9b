import { entity } from '#domain/kit/entity.ts';
import { choice, ref, text } from '#domain/kit/fields.ts';
import { defaultLanguage, interfaceLanguageCodes, type InterfaceLanguage } from '#domain/languages.ts';
import { contestPrize } from './contestPrize.entity.ts';
import { contestTextAccess, staleField } from './contestText.entity.ts';

const otherLanguages = interfaceLanguageCodes.filter(
  (code): code is Exclude<InterfaceLanguage, typeof defaultLanguage> => code !== defaultLanguage,
);

/** What winners of a prize get besides its amount, as the prize says it in English, in another language: one each. */
export const contestPrizeText = entity('contest-prize-texts', {
  title: 'text',
  access: contestTextAccess,
  fields: {
    text: text({ required: true, search: true, max: contestPrize.fields.text.max! }),
    prize_id: ref('contest-prizes', { required: true, filter: true, fixed: true }),
    language: choice(otherLanguages, { required: true, filter: true, fixed: true }),
    stale: staleField(),
  },
});
