import type { RowKind } from '#domain/chapter-import/chapterMatch.ts';
import { parseFileName } from '#domain/chapter-import/sectionHeading.ts';

interface Named {
  kind: RowKind;
  number: number | null;
  title: string | null;
}

/** A file that is one chapter without a number of its own is called as its name says: '012 - Rain.docx'. */
export function nameByFile<S extends Named>(sections: S[], file_name: string): S[] {
  const [only, ...others] = sections.filter(({ kind }) => kind !== 'front');
  if (!only || others.length > 0 || only.kind !== 'section' || only.number !== null) return sections;
  const { number, title } = parseFileName(file_name);
  const kind = number === null ? only.kind : 'chapter';
  const named: S = { ...only, kind, number, title: only.title ?? title };
  return sections.map((section) => (section === only ? named : section));
}
