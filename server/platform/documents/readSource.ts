import { numberParagraphs, extractParagraphs, type Paragraph } from '#domain/books/paragraphs.ts';
import { sourceFile as limits, type SourceFormat } from '#domain/books/sourceFile.ts';
import { parseMarkdown } from './markdown.ts';
import { decodeText, parsePlainText } from './plainText.ts';
import { readChapters } from './read.ts';
import { readEpub } from './readEpub.ts';
import type { ParsedSection } from './section.ts';
import { createSplitter, type ParsedFile } from './split.ts';

/** A section of a file with its text as a source chapter has it. */
export interface SourceSection extends Omit<ParsedSection, 'html' | 'paragraph_words'> {
  paragraphs: Paragraph[];
}

async function loadSections(bytes: Uint8Array, format: SourceFormat, encoding: string): Promise<ParsedFile> {
  if (format === 'docx') return readChapters(bytes, limits.chapters);
  const chapters = createSplitter(limits.chapters);
  if (format === 'epub') await readEpub(bytes, (paragraph) => chapters.add(paragraph));
  else {
    const text = decodeText(bytes, encoding);
    for (const paragraph of format === 'md' ? parseMarkdown(text) : parsePlainText(text)) chapters.add(paragraph);
  }
  return chapters.end();
}

/** The chapters of a file of source text. `encoding` is that of a plain text that is not Unicode. Throws DocxProblem. */
export async function readSource(bytes: Uint8Array, format: SourceFormat, encoding: string): Promise<SourceSection[]> {
  const { sections } = await loadSections(bytes, format, encoding);
  return sections.map(({ html, paragraph_words, ...section }) => {
    const texts = extractParagraphs(html);
    const isCounted = texts.length === paragraph_words.length;
    return { ...section, paragraphs: isCounted ? numberParagraphs(texts, paragraph_words) : numberParagraphs(texts) };
  });
}
