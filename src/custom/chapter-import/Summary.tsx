import { formatNumber, formatOrdinal } from '#domain/kit/figures.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { Tabs } from '../../ui/fields/Tabs.tsx';
import { forAll, isWorthALook, type RowFate, type ForAll } from './choices.ts';
import type { RowFilter } from './gridFilter.ts';
import type { ChapterImport } from './sendFile.ts';
import css from '../../ui/headings/rows.module.css';

interface Props {
  upload: ChapterImport;
  fates: readonly RowFate[];
  /** The number that each row's chapter will have. */
  numbers: readonly (number | null)[];
  filter: RowFilter;
  pending: boolean;
  onFilter: (filter: RowFilter) => void;
  onForAll: (how: ForAll) => void;
}

const kinds = ['all', 'new', 'replace', 'unchanged', 'out', 'look'] as const satisfies readonly RowFilter[];

/** How many rows do what, which of them are shown, and what can be chosen for all. */
export function Summary({
  upload: { rows, missing, last },
  fates,
  numbers,
  filter,
  pending,
  onFilter,
  onForAll,
}: Props) {
  const t = useT();
  const language = useLanguage();
  const formatCount = useFormatCount();
  const counts: Record<RowFilter, number> = {
    all: rows.length,
    new: 0,
    replace: 0,
    unchanged: 0,
    out: 0,
    look: rows.filter(isWorthALook).length,
  };
  for (const fate of fates) counts[fate] += 1;
  const renumbered = rows.filter(({ number }, at) => {
    const own = numbers[at];
    return number !== null && own !== null && own !== number;
  }).length;
  const goesLast = rows.some(({ number }, at) => fates[at] === 'new' && (number ?? 0) <= last && last > 0);
  const published = rows.filter((row, at) => fates[at] === 'replace' && row.replaces?.status === 'published').length;
  const gaps = missing.map(({ from, to }) =>
    from === to ? formatOrdinal(from, language) : `${formatOrdinal(from, language)}–${formatOrdinal(to, language)}`,
  );
  return (
    <>
      <Tabs
        label={t('chapter-import.writing.show')}
        names={kinds.filter((kind) => kind === 'all' || kind === filter || counts[kind] > 0)}
        value={filter}
        onPick={onFilter}
      >
        {(kind) => (
          <>
            {t(`chapter-import.writing.show_rows.${kind}`)} <small>{formatNumber(counts[kind], language)}</small>
          </>
        )}
      </Tabs>
      <div className={css.group} role="group" aria-label={t('chapter-import.writing.all')}>
        <span>{t('chapter-import.writing.all')}</span>
        {(Object.keys(forAll) as ForAll[]).map((how) => (
          <button
            key={how}
            type="button"
            className="button quiet small"
            disabled={pending}
            onClick={() => onForAll(how)}
          >
            {t(`chapter-import.writing.for_all.${how}`)}
          </button>
        ))}
      </div>
      {goesLast && <p className="callout">{t('chapter-import.writing.goes_last')}</p>}
      {renumbered > 0 && <p className="callout">{formatCount('chapter-import.writing.renumbered', renumbered)}</p>}
      {published > 0 && (
        <p className="callout">{formatCount('chapter-import.writing.replaces_published', published)}</p>
      )}
      {gaps.length > 0 && (
        <p className="callout">
          {t('chapter-import.writing.missing', { numbers: gaps.join(', ') })} {t('chapter-import.writing.missing_text')}
        </p>
      )}
    </>
  );
}
