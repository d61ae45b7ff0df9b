import { AlignmentType, type IStylesOptions } from 'docx';
import type { StoryLanguage } from '#domain/languages.ts';

/** Half points. */
const size = { text: 24, heading: 32, title: 44 } as const;

/** How Word names a language; it proofreads scripts with marks around letters, and East Asian ones, apart from others. */
const proofing: Record<StoryLanguage, { value: string; eastAsia?: string; bidirectional?: string }> = {
  en: { value: 'en-US' },
  es: { value: 'es-ES' },
  ko: { value: 'en-US', eastAsia: 'ko-KR' },
  id: { value: 'id-ID' },
  pt: { value: 'pt-BR' },
  th: { value: 'en-US', bidirectional: 'th-TH' },
  fr: { value: 'fr-FR' },
  ru: { value: 'ru-RU' },
};

/** Fonts that come with Word for each script; other programs put their own in the place. */
const latin = 'Times New Roman';
const font = { ascii: latin, hAnsi: latin, cs: 'Leelawadee UI', eastAsia: 'Batang' };

/** Text, heading and title of an exported story. The library gives the size of `size` to complex scripts too. */
export const getDocxStyles = (language: StoryLanguage): IStylesOptions => ({
  default: {
    document: { run: { font, size: size.text, language: proofing[language] } },
    title: {
      run: { font, size: size.title, bold: true, color: '000000' },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 2400, after: 240 } },
    },
    heading1: {
      run: { font, size: size.heading, bold: true, color: '000000' },
      paragraph: { alignment: AlignmentType.CENTER, keepNext: true, spacing: { before: 240, after: 480 } },
    },
  },
});
