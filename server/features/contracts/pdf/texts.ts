import { createPageNumbers, getPdfTexts } from '#server/platform/pdf/pdfTexts.ts';

/** What is signed is in English, which binds, whatever its author reads. */
const language = 'en';

export const readTexts = () => getPdfTexts('contracts', language);

export const formatPage = createPageNumbers(language);
