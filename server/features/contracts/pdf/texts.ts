import { pageIn, pdfTextsIn } from '#server/platform/pdf/pdfTexts.ts';

/** What is signed is in English, which binds, whatever its author reads. */
const language = 'en';

export const readTexts = () => pdfTextsIn('contracts', language);

export const formatPage = pageIn(language);
