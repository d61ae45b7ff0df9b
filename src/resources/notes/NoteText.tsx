import type { Note } from '#domain/notes/notes.calls.ts';
import entries from '../entries.module.css';

/** What a note says, with the names in it by which colleagues were told. */
export function NoteText({ note: { text, mentions } }: { note: Pick<Note, 'text' | 'mentions'> }) {
  const names = mentions.map((name) => `@${name}`).toSorted((a, b) => b.length - a.length);
  const parts = split(text, names);
  return (
    <p className={entries.text} dir="auto">
      {parts.map((part, at) =>
        names.includes(part) ? (
          // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other name.
          <strong key={at} translate="no">
            {part}
          </strong>
        ) : (
          part
        ),
      )}
    </p>
  );
}

/** A text at the names in it, the longest first. */
const split = (text: string, [name, ...others]: readonly string[]): string[] =>
  name === undefined
    ? [text]
    : text.split(name).flatMap((part, at) => [...(at > 0 ? [name] : []), ...split(part, others)]);
