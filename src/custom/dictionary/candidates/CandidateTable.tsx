import { dictionaryEntry, entryTypes } from '#domain/dictionary/dictionaryEntry.entity.ts';
import type { listTermCandidates } from '#domain/dictionary/termCandidates.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber, formatOrdinal } from '#domain/kit/figures.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFieldLabel } from '../../../resources/useFieldLabel.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import css from './candidates.module.css';

/** What is to become of a name. */
export interface Typed {
  translation: string;
  type: (typeof entryTypes)[number];
}

interface Props {
  candidates: AnswerOf<typeof listTermCandidates>;
  language: StoryLanguage;
  typed: ReadonlyMap<string, Typed>;
  onType: (term: string, typed: Typed) => void;
}

const { translation: field, type: kind } = dictionaryEntry.fields;
const untouched: Typed = { translation: '', type: kind.initial as Typed['type'] };

/** Names, each with its sentence, its translation and its type. */
export function CandidateTable({ candidates, language, typed, onType }: Props) {
  const t = useT();
  const locale = useLanguage();
  const label = useFieldLabel();
  return (
    <Scroller>
      <table className={`table ${css.candidates}`}>
        <thead>
          <tr>
            <th scope="col">{label(dictionaryEntry, 'term')}</th>
            <th scope="col">{t('dictionary.office.candidates.count')}</th>
            <th scope="col">{label(dictionaryEntry, 'first_appearance')}</th>
            <th scope="col">{t('dictionary.office.candidates.context')}</th>
            <th scope="col">{label(dictionaryEntry, 'translation')}</th>
            <th scope="col">{label(dictionaryEntry, 'type')}</th>
          </tr>
        </thead>
        <tbody>
          {candidates.items.map(({ term, count, first_chapter, context }) => {
            const one = typed.get(term) ?? untouched;
            return (
              <tr key={term}>
                <th scope="row" translate="no" lang={candidates.source_language}>
                  {term}
                </th>
                <td>{formatNumber(count, locale)}</td>
                <td>{formatOrdinal(first_chapter, locale)}</td>
                <td translate="no" lang={candidates.source_language} className={css.context}>
                  <Marked text={context} term={term} />
                </td>
                <td>
                  <input
                    className="control"
                    aria-label={t('dictionary.office.candidates.translation_of', { term })}
                    lang={language}
                    maxLength={field.max}
                    value={one.translation}
                    onChange={({ target }) => onType(term, { ...one, translation: target.value })}
                  />
                </td>
                <td>
                  <select
                    className="control"
                    aria-label={t('dictionary.office.candidates.type_of', { term })}
                    value={one.type}
                    onChange={({ target }) => onType(term, { ...one, type: target.value as Typed['type'] })}
                  >
                    {entryTypes.map((code) => (
                      <option key={code} value={code}>
                        {label(dictionaryEntry, 'type', code)}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroller>
  );
}

/** A sentence with the name that it was found by. */
function Marked({ text, term }: { text: string; term: string }) {
  const at = text.indexOf(term);
  return (
    <>
      {text.slice(0, at)}
      <mark>{term}</mark>
      {text.slice(at + term.length)}
    </>
  );
}
