import { SaxesParser } from 'saxes';
import { entryTypes } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { dictionaryFile } from '#domain/dictionary/dictionaryFile.ts';
import { message } from '#domain/kit/messages.ts';
import { decodeWhole, detectUtf16 } from '#server/platform/encodings.ts';
import { refuseWholeFile, type RawEntry, type RawFile } from './parsed.ts';

const deepest = 50;
const mostElements = 200_000;

/** What version 2 of TBX calls otherwise. */
const names: Record<string, string> = {
  termEntry: 'conceptEntry',
  langSet: 'langSec',
  tig: 'termSec',
  ntig: 'termSec',
};
/** Data categories are told by an attribute; in the style with tags of their own, by the tag. */
const carriers = new Set(['descrip', 'termNote', 'admin']);

interface TermSection {
  language: string;
  term: string;
  status: string;
  source: string;
}

interface Concept {
  line: number;
  subject: string;
  notes: string[];
  terms: TermSection[];
}

/** The text of an XML file, in the encoding that its first line tells; undefined: it is not in it. */
function getText(file: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(file.subarray(0, 200));
  const declared = /^(?:ï»¿)?<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(head)?.[1];
  return decodeWhole(file, detectUtf16(file) ?? declared ?? 'UTF-8');
}

class TooMuch extends Error {}

/** The concepts of a TBX text. Throws for what is no XML, brings entities, or is deeper or longer than any termbase. */
function getConcepts(text: string): { concepts: Concept[]; isTbx: boolean } {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  const concepts: Concept[] = [];
  const open: { name: string; category: string; text: string }[] = [];
  let [elements, isTbx, language] = [0, false, ''];
  const fail = (error: Error) => {
    throw error;
  };
  parser.on('error', fail);
  // The document type of version 2 names a file, which nobody reads; entities would come between brackets.
  parser.on('doctype', (type) => {
    if (type.includes('[')) throw new Error('a document type with declarations');
  });
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (++elements > mostElements || open.length >= deepest) throw new TooMuch();
    const local = tag.replace(/^.*:/, '');
    const name = names[local] ?? local;
    if (open.length === 0) isTbx = name === 'tbx' || name === 'martif';
    open.push({ name, category: carriers.has(name) ? (attributes.type ?? '') : name, text: '' });
    if (name === 'conceptEntry') {
      if (concepts.length >= dictionaryFile.entries) throw new TooMuch();
      concepts.push({ line: parser.line, subject: '', notes: [], terms: [] });
      language = '';
    }
    if (name === 'langSec') language = attributes['xml:lang'] ?? attributes.lang ?? '';
    if (name === 'termSec') concepts.at(-1)?.terms.push({ language, term: '', status: '', source: '' });
  });
  const addText = (chunk: string) => {
    const here = open.at(-1);
    if (here) here.text += chunk;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const { name, category, text: inner } = open.pop()!;
    const content = inner.trim();
    // What stands in an element of its own within a term, such as emphasis, is part of it.
    if (!['term', 'note', 'termSec', 'langSec', 'conceptEntry'].includes(name) && !carriers.has(name)) addText(inner);
    const concept = concepts.at(-1);
    if (!concept || content === '') return;
    const section = open.some((one) => one.name === 'termSec') ? concept.terms.at(-1) : undefined;
    if (section && name === 'term') section.term = content.replaceAll(/\s+/g, ' ');
    if (section && category === 'administrativeStatus') section.status = content;
    if (section && category === 'source') section.source = content;
    if (category === 'subjectField') concept.subject = content.toLowerCase();
    if (name === 'note' || category === 'definition') concept.notes.push(content);
    if (name === 'conceptEntry') language = '';
  });
  parser.write(text).close();
  return { concepts, isTbx };
}

/** Is a section of the language, in whatever country it is spoken? */
const isOf = (section: TermSection, language: string) =>
  section.term !== '' && section.language.toLowerCase().split(/[-_]/)[0] === language.toLowerCase().split('-')[0];
const isPreferred = ({ status }: TermSection) => status.startsWith('preferred');
const isDropped = ({ status }: TermSection) => /^(deprecated|superseded|obsolete)/.test(status);

function getEntry(concept: Concept, source: string, target: string): RawEntry | undefined {
  const { line, subject, notes, terms } = concept;
  const [sourceTerms, translated] = [source, target].map((language) =>
    terms
      .filter((term) => isOf(term, language))
      .toSorted((one, other) => Number(isPreferred(other)) - Number(isPreferred(one))),
  );
  const [term, ...aliases] = sourceTerms!;
  const translation = translated!.find((one) => !isDropped(one));
  if (!term || !translation) return undefined;
  const type = (entryTypes as readonly string[]).includes(subject) ? subject : subject && 'other';
  return {
    line,
    cells: {
      term: term.term,
      translation: translation.term,
      aliases: aliases.map((one) => one.term).join(', '),
      type,
      state: translation.status && (isPreferred(translation) ? 'approved' : 'proposed'),
      note: notes.join('\n'),
      ...(/^\d+$/.test(term.source) && { first_appearance: term.source }),
    },
  };
}

interface Languages {
  source: string;
  target: string;
}

/** Entries of a TBX file (ISO 30042, version 3 or 2) that has a term in both languages. */
export function readTbx(file: Uint8Array, { source, target }: Languages): RawFile {
  const text = getText(file);
  if (text === undefined) return refuseWholeFile('dictionary.office.file.no_tbx');
  let read: ReturnType<typeof getConcepts>;
  try {
    read = getConcepts(text);
  } catch (error) {
    return error instanceof TooMuch
      ? refuseWholeFile('common.office.import.many_lines', { max: dictionaryFile.entries })
      : refuseWholeFile('dictionary.office.file.no_tbx');
  }
  if (!read.isTbx) return refuseWholeFile('dictionary.office.file.no_tbx');
  const entries = read.concepts.flatMap((concept) => getEntry(concept, source, target) ?? []);
  if (entries.length === 0) return refuseWholeFile('dictionary.office.file.no_terms');
  const skippedCount = read.concepts.length - entries.length;
  const notices = skippedCount > 0 ? [message('dictionary.office.file.one_language', { count: skippedCount })] : [];
  return { entries, errors: [], notices };
}
