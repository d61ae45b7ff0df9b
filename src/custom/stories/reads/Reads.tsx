import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber, formatOrdinal } from '#domain/kit/figures.ts';
import { calculateDropOff } from '#domain/stories/reads.ts';
import { getReadCount, type getWorkReads } from '#domain/stories/storyPage.calls.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import type { Story } from '../../../lib/routing/story.ts';
import { SelectInput } from '../../../ui/fields/SelectInput.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { readKeys } from '../queryKeys.ts';
import css from './Reads.module.css';

// Where it cannot be downloaded, the table has the same figures.
const ReadsChart = lazyWithPreload(
  makePreloadable(async () => (await import('./ReadsChart.tsx')).default),
  'chart',
);

/** Chapters of a part that is shown chapter by chapter. */
const part = 100;
const whole = 'whole';
/** More readers lost than that on the way to a chapter are worth a look. */
const steep = 0.1;

interface Props {
  story: Pick<Story, 'id' | 'language' | 'chapter_count'>;
  /** Another than that of the author. */
  call?: typeof getReadCount | typeof getWorkReads;
}

/** How many readers each chapter has, and how many it loses. */
export default function Reads({ story, call = getReadCount }: Props) {
  const t = useT();
  const language = useLanguage();
  const [range, setRange] = useState(whole);
  const from = range === whole ? 1 : Number(range);
  const query = range === whole ? {} : { from, to: from + part - 1 };
  const { data, error, refetch } = useQuery({
    queryKey: readKeys.count(story.id, query),
    queryFn: () => send(call, { params: { id: story.id }, query }),
    placeholderData: keepPreviousData,
  });
  if (error) return <TryAgain retry={refetch} error={error} />;
  if (!data) return <Loading />;
  if (data.total === 0) return <p className="muted">{t('stories.shared.reads.empty')}</p>;

  const number = (value: number) => formatNumber(value, language);
  const ordinal = (value: number) => formatOrdinal(value, language);
  const percent = (value: number | undefined) =>
    value === undefined
      ? '–'
      : formatNumber(-value, language, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const rows = data.items.map((item, index) => ({
    ...item,
    name: item.first === item.last ? ordinal(item.first) : `${ordinal(item.first)}–${ordinal(item.last)}`,
    before: calculateDropOff(item.reads, index === 0 ? data.before : data.items[index - 1]!.reads),
    opening: item.first === 1 && index === 0 ? undefined : calculateDropOff(item.reads, data.opening),
  }));
  const parts = Array.from({ length: Math.ceil(story.chapter_count / part) }, (_, index) => index * part + 1);
  return (
    <>
      <p className="muted">{t('stories.shared.reads.text')}</p>
      {story.chapter_count > part && (
        <div className={css.range}>
          <SelectInput
            name="range"
            label={t('stories.shared.reads.range')}
            prompt={t('stories.shared.reads.range')}
            options={[
              { code: whole, name: t('stories.shared.reads.whole') },
              ...parts.map((first) => ({
                code: String(first),
                name: t('stories.shared.reads.part', {
                  first,
                  last: Math.min(first + part - 1, story.chapter_count),
                }),
              })),
            ]}
            value={range}
            onChange={(event) => setRange(event.target.value)}
          />
        </div>
      )}
      <div className={`framed ${css.chart}`} role="img" aria-label={t('stories.shared.reads.chart')}>
        <ReadsChart points={rows} label={t('stories.shared.reads.reads')} format={number} />
      </div>
      {rows.some(({ first, last }) => first !== last) && <p className="muted">{t('stories.shared.reads.groups')}</p>}
      <Scroller className={`framed tall ${css.scroll}`}>
        <table className="table figures">
          <thead>
            <tr>
              <th scope="col">{t('stories.shared.reads.chapter')}</th>
              <th scope="col">{t('stories.shared.reads.reads')}</th>
              <th scope="col">{t('stories.shared.reads.before')}</th>
              <th scope="col">{t('stories.shared.reads.opening')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ first, name, title, reads, before, opening }) => (
              <tr key={first}>
                <th scope="row">
                  <span className={css.number}>{name}</span> {title && <span lang={story.language}>{title}</span>}
                </th>
                <td>{number(Math.round(reads))}</td>
                <td className={before !== undefined && before > steep ? css.steep : undefined}>{percent(before)}</td>
                <td>{percent(opening)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </>
  );
}
