import { escapeText } from '#domain/chapters/chapterText.ts';
import { splitAliases } from '#domain/dictionary/aliases.ts';
import { entryColumns, type EntryColumn } from '#domain/dictionary/dictionaryFile.ts';
import { writeCsv } from '#server/kit/writeCsv.ts';

/** An entry as it is written. */
export type WrittenEntry = { id: number; term: string; translation: string } & Record<
  Exclude<EntryColumn, 'first_appearance'>,
  string | null
> & { first_appearance: number | null };

/** UTF-8 with the mark that spreadsheets look for. */
export const writeDictionaryCsv = (entries: readonly WrittenEntry[]): string =>
  `\ufeff${entryColumns.join(',')}\n${writeCsv(entries.map((entry) => entryColumns.map((column) => entry[column])))}`;

const writeSection = (language: string, terms: readonly string[]) =>
  `<langSec xml:lang="${language}">${terms.join('')}</langSec>`;
const writeTermSection = (term: string, status: 'preferred' | 'admitted', source: number | null = null) =>
  `<termSec><term>${escapeText(term)}</term><termNote type="administrativeStatus">${status}Term-admn-sts</termNote>` +
  `${source === null ? '' : `<admin type="source">${source}</admin>`}</termSec>`;

interface Written {
  title: string;
  source: string;
  target: string;
}

function getConcept(entry: WrittenEntry, { source, target }: Written): string {
  const { id, term, aliases, translation, type, state, first_appearance, note } = entry;
  const termSections = [
    writeTermSection(term, 'preferred', first_appearance),
    ...splitAliases(aliases).map((alias) => writeTermSection(alias, 'admitted')),
  ];
  const translated = writeTermSection(translation, state === 'approved' ? 'preferred' : 'admitted');
  return (
    `<conceptEntry id="c${id}"><descrip type="subjectField">${type}</descrip>` +
    `${note ? `<note>${escapeText(note)}</note>` : ''}${writeSection(source, termSections)}${writeSection(target, [translated])}</conceptEntry>`
  );
}

/**
 * TBX-Basic, version 3, with data categories as attributes (ISO 30042:2019). The state of an entry is the status of its
 * translation, its type the subject field, its first chapter the source of the term.
 */
export const writeTbx = (entries: readonly WrittenEntry[], of: Written): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<tbx type="TBX-Basic" style="dca" xml:lang="${of.source}" xmlns="urn:iso:std:iso:30042:ed-2">
<tbxHeader><fileDesc><titleStmt><title>${escapeText(of.title)}</title></titleStmt><sourceDesc><p>Quillhouse</p></sourceDesc></fileDesc><encodingDesc><p type="XCSURI">TBXBasicXCSV02.xcs</p></encodingDesc></tbxHeader>
<text><body>
${entries.map((entry) => getConcept(entry, of)).join('\n')}
</body></text>
</tbx>
`;
