import { useState } from 'react';
import { dictionaryEntry } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { addBookTerms, type listTermCandidates } from '#domain/dictionary/termCandidates.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { useI18n, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useUnsavedWarning } from '../../../lib/routing/useUnsavedWarning.ts';
import { resourceKeys } from '../../../resources/queryKeys.ts';
import { ResultNote } from '../../../ui/ResultNote.tsx';
import { candidateKeys } from '../queryKeys.ts';
import { CandidateTable, type Typed } from './CandidateTable.tsx';

interface Props {
  book: number;
  language: StoryLanguage;
  candidates: AnswerOf<typeof listTermCandidates>;
}

/** The names that were found, each to be translated: those that are become entries at once, all or none. */
export function Candidates({ book, language, candidates }: Props) {
  const t = useT();
  const { translate } = useI18n();
  const formatCount = useFormatCount();
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const [added, setAdded] = useState(0);
  const chosen = candidates.items.filter(({ term }) => typed.get(term)?.translation.trim());
  useUnsavedWarning(chosen.length > 0);
  const { run, pending, error } = useCommand(addBookTerms, {
    invalidates: [candidateKeys.of(book, language), resourceKeys.of(dictionaryEntry)],
    toast: false,
    onSuccess: ({ ids }) => {
      setTyped(new Map());
      setAdded(ids.length);
    },
  });
  const add = () => {
    setAdded(0);
    return run({
      params: { id: book },
      body: {
        language,
        entries: chosen.map(({ term, first_chapter }) => ({
          term,
          ...typed.get(term)!,
          first_appearance: first_chapter,
        })),
      },
    });
  };
  const problems = Object.entries(error?.errors ?? {});
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      {added > 0 && <ResultNote>{formatCount('dictionary.office.candidates.added', added)}</ResultNote>}
      {error && (
        <div className="problem" role="alert">
          <p>{translate(error.problem.message, error.problem.args)}</p>
          <ul>
            {problems.map(([at, { message, args }]) => (
              <li key={at}>
                <span translate="no">{chosen[Number(/\d+/.exec(at)?.[0])]?.term}</span> {translate(message, args)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {candidates.items.length === 0 ? (
        <div className="card">
          <h2>{t('dictionary.office.candidates.none')}</h2>
          <p>{t('dictionary.office.candidates.none_text')}</p>
        </div>
      ) : (
        <>
          <CandidateTable
            candidates={candidates}
            language={language}
            typed={typed}
            onType={(term, one) => setTyped(new Map(typed).set(term, one))}
          />
          <div className="actions">
            <button type="submit" className="button" disabled={pending || chosen.length === 0}>
              {formatCount('dictionary.office.candidates.add', chosen.length)}
            </button>
          </div>
        </>
      )}
    </form>
  );
}
