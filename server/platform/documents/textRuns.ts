import { TextRun } from 'docx';
import type { Run } from './runs.ts';

/** A run of text as Word has it: its line breaks stand before its text. */
export const toTextRuns = ({ text, strong, em }: Run): TextRun[] =>
  text
    .split('\n')
    .map(
      (line, at) => new TextRun({ text: line, bold: strong || undefined, italics: em || undefined, break: at && 1 }),
    );
