import { paragraphBreak } from '#domain/translation/segments.ts';
import { listSourceForms } from '#domain/translation/sourceForms.ts';
import type { BookTerm } from '../bookTerms.ts';
import css from './desk.module.css';

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

interface Props {
  text: string;
  terms: readonly BookTerm[];
}

/** A source with the terms of its book marked, each by what it is to be called. */
export function SourceText({ text, terms }: Props) {
  return text.split(paragraphBreak).map((paragraph, at) => (
    // eslint-disable-next-line react/no-array-index-key
    <p key={at}>
      <Marked text={paragraph} terms={terms} />
    </p>
  ));
}

function Marked({ text, terms }: Props) {
  const forms = terms.flatMap((term) => listSourceForms(term).map((form) => [form, term] as const));
  if (forms.length === 0) return text;
  const named = new Map(forms);
  const longestFirst = [...named.keys()].toSorted((one, other) => other.length - one.length);
  const parts = text.split(new RegExp(`(${longestFirst.map(escapePattern).join('|')})`, 'u'));
  return parts.map((part, at) => {
    const term = named.get(part);
    return term ? (
      // eslint-disable-next-line react/no-array-index-key
      <mark key={at} className={css.term} title={[term.translation, term.note].filter(Boolean).join(' — ')}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}
