import { useNotify } from 'ra-core';
import { useState } from 'react';
import { replaceTerm } from '#domain/translation/termReplacement.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { chapterGridKeys, replacementKeys } from '../queryKeys.ts';
import { Forms } from './Forms.tsx';
import { Places } from './Places.tsx';
import { formatPlaceKey, type Place, type Replacement } from './replacement.ts';

interface Props {
  /** The entry, and the translation that is replaced. */
  id: number;
  from: string;
  range: { first_chapter?: number; last_chapter?: number };
  results: Replacement;
  loading: boolean;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The forms and places that were found, of which some are left out, and the button that replaces the others. */
export function ReplaceResults({ id, from, range, results, loading, page, pages, onPage }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const notify = useNotify();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [excludedPlaces, setExcludedPlaces] = useState<ReadonlyMap<string, Pick<Place, 'id' | 'segment'>>>(new Map());
  const to = new Map(results.forms.map((one) => [one.form, typed.get(one.form) ?? one.to]));
  const { run, pending } = useCommand(replaceTerm, {
    invalidates: [replacementKeys.all, chapterGridKeys.all],
    onSuccess: ({ replaced }) =>
      notify('translation.office.replace.done', { type: 'success', messageArgs: { smart_count: replaced } }),
  });
  const toggle = ({ id: chapter, segment }: Place) => {
    const next = new Map(excludedPlaces);
    const key = formatPlaceKey({ id: chapter, segment });
    if (!next.delete(key)) next.set(key, { id: chapter, segment });
    setExcludedPlaces(next);
  };
  const forms = [...to].flatMap(([form, next]) => (next.trim() && next !== form ? [{ form, to: next.trim() }] : []));
  const replace = () =>
    run({
      params: { id },
      body: { from, ...range, seen: results.seen, forms, left_out: [...excludedPlaces.values()] },
    });
  const count = results.total - excludedPlaces.size;
  return (
    <>
      <p role="status">
        {formatCount('translation.office.replace.found', results.total, { chapters: results.chapters })}
      </p>
      {results.released > 0 && (
        <p className="note">{formatCount('translation.office.replace.released', results.released)}</p>
      )}
      <Forms forms={results.forms} to={to} onType={(form, next) => setTyped(new Map(typed).set(form, next))} />
      <Places
        places={results.items}
        to={to}
        left={excludedPlaces}
        language={results.entry.language}
        onToggle={toggle}
      />
      <Pager page={page} pages={pages} onPage={onPage} />
      <div className="actions" data-actions="">
        <button
          type="button"
          className="button"
          disabled={pending || loading || forms.length === 0 || count === 0}
          onClick={() => void replace()}
        >
          {formatCount('translation.office.replace.go', count)}
        </button>
        {results.entry.state !== 'approved' && (
          <span className="problem">{t('translation.office.errors.not_approved')}</span>
        )}
      </div>
    </>
  );
}
