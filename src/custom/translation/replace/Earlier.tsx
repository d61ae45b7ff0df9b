import ArrowRight from 'lucide-react/icons/arrow-right';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { undoTermReplacement } from '#domain/translation/termReplacement.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { chapterGridKeys, replacementKeys } from '../queryKeys.ts';
import type { Replacement } from './replacement.ts';
import css from './replace.module.css';

type Undone = AnswerOf<typeof undoTermReplacement>;

/** What was replaced before, to be taken back; what says something else by now is told. */
export function Earlier({ earlier }: Pick<Replacement, 'earlier'>) {
  const t = useT();
  const locale = useLanguage();
  const formatCount = useFormatCount();
  const notify = useNotify();
  const [changedPlaces, setChangedPlaces] = useState<Undone['changed']>([]);
  const { run, pending } = useCommand(undoTermReplacement, {
    invalidates: [replacementKeys.all, chapterGridKeys.all],
    onSuccess: ({ restored, changed }) => {
      setChangedPlaces(changed);
      notify('translation.office.replace.restored', { type: 'success', messageArgs: { smart_count: restored } });
    },
  });
  if (earlier.length === 0) return null;
  const getPlace = ({ number, segment }: Undone['changed'][number]) =>
    segment === null ? String(number) : `${number}:${segment + 1}`;
  return (
    <section className="card stack">
      <h2>{t('translation.office.replace.earlier')}</h2>
      {changedPlaces.length > 0 && (
        <p className="problem" role="alert">
          {t('translation.office.replace.not_restored', { places: changedPlaces.map(getPlace).join(', ') })}
        </p>
      )}
      <ul className={css.earlier}>
        {earlier.map(({ id, former, translation, places, by, at, undone_at }) => (
          <li key={id}>
            <span>
              <del translate="no">{former}</del> <ArrowRight /> <span translate="no">{translation}</span>{' '}
              <small>
                {formatCount('translation.office.replace.places_count', places)} · <span translate="no">{by}</span> ·{' '}
                <time dateTime={at}>{formatTime(at, locale)}</time>
              </small>
            </span>
            {undone_at === null ? (
              <button
                type="button"
                className="button quiet"
                aria-label={t('translation.office.replace.undo_one', { from: former, to: translation })}
                disabled={pending}
                onClick={() => void run({ params: { id } })}
              >
                {t('common.shared.undo')}
              </button>
            ) : (
              <small>{t('translation.office.replace.undone_on', { time: formatTime(undone_at, locale) })}</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
