import type { StoryLanguage } from '#domain/languages.ts';

/** What is typed, and what a book prints in its place; where `find` has a group, in place of that alone. */
export interface SmartMark {
  find: RegExp;
  replace: string;
}

/** The marks of a language around what is said, around what is said within it, and the apostrophe; by convention. */
const quotes: Record<StoryLanguage, { double: [string, string]; single?: [string, string] }> = {
  en: { double: ['“', '”'], single: ['‘', '’'] },
  es: { double: ['«', '»'], single: ['‘', '’'] },
  ko: { double: ['“', '”'], single: ['‘', '’'] },
  id: { double: ['“', '”'], single: ['‘', '’'] },
  pt: { double: ['“', '”'], single: ['‘', '’'] },
  th: { double: ['“', '”'], single: ['‘', '’'] },
  // With the narrow space that does not break; and every single mark is an apostrophe.
  fr: { double: ['«\u202f', '\u202f»'], single: ['’', '’'] },
  ru: { double: ['«', '»'] },
};

/** How a line begins in which somebody speaks, where dashes do what quotation marks do elsewhere. */
const speech: Partial<Record<StoryLanguage, string>> = { es: '—', fr: '— ', pt: '— ', ru: '— ' };

/** What comes before a mark that opens. */
const opening = String.raw`(?:^|[\s([{<«“‘„¿¡])`;

/** In the order in which they are tried, each when its last sign is typed. */
export function listSmartMarks(language: StoryLanguage): SmartMark[] {
  const { double, single } = quotes[language];
  const marks = [
    { find: new RegExp(`${opening}(")$`), replace: double[0] },
    { find: /"$/, replace: double[1] },
    single && { find: new RegExp(`${opening}(')$`), replace: single[0] },
    single && { find: /'$/, replace: single[1] },
    speech[language] !== undefined && { find: /^- $/, replace: speech[language] },
    language === 'ru' && { find: /\s(- )$/, replace: '— ' },
    { find: /--$/, replace: '—' },
  ];
  return marks.filter((mark) => typeof mark === 'object');
}
