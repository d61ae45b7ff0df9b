import { businessBook } from '#domain/books/businessBook.entity.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { storyLanguages } from '#domain/languages.ts';
import { formatBrief } from '#domain/shared/formatDates.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import type { listTranslationProgress } from '#domain/translation/translationProgress.calls.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { useFormatDue } from '../useFormatDue.ts';
import css from './progress.module.css';

type Book = AnswerOf<typeof listTranslationProgress>['items'][number];
type Edition = Book['editions'][number];

const states = ['in_work', 'in_review', 'approved', 'released'] as const;

const getPath = (book: Book) => `/${resourceOf(businessBook)}/${book.id}/show`;

/** Books by languages; the fuller a cell, the further the book is. */
export function ProgressGrid({ items }: { items: readonly Book[] }) {
  const t = useT();
  const language = useLanguage();
  const formatCount = useFormatCount();
  const languages = storyLanguages.filter((code) =>
    items.some((book) => book.editions.some((one) => one.language === code)),
  );
  return (
    <Scroller className="framed">
      <table className={`table ${css.grid}`}>
        <thead>
          <tr>
            <th scope="col">{t('translation.office.progress.book')}</th>
            {languages.map((code) => (
              <th key={code} scope="col">
                {formatLanguageName(code, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((book) => (
            <tr key={book.id}>
              <th scope="row">
                <Link to={getPath(book)}>{book.title}</Link>
                <small>
                  {formatCount('translation.office.progress.chapters', book.chapters)} ·{' '}
                  {formatCount('translation.office.progress.words', book.words)}
                </small>
              </th>
              {languages.map((code) => (
                <Cell key={code} book={book} edition={book.editions.find((one) => one.language === code)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** How far a book is in a language; leads to its chapters. */
function Cell({ book, edition }: { book: Book; edition: Edition | undefined }) {
  const t = useT();
  const language = useLanguage();
  const formatCount = useFormatCount();
  const formatDue = useFormatDue();
  if (!edition) return <td className={css.none}>—</td>;
  const share = book.words === 0 ? 0 : edition.done_words / book.words;
  const { risk, stale, ends_on } = edition;
  const counts = [...states, 'stale' as const]
    .filter((state) => edition[state] > 0)
    .map((state) => formatCount(`translation.office.progress.${state}`, edition[state]))
    .join(', ');
  const due = ends_on && formatDue(ends_on);
  return (
    <td>
      <Link className={css.cell} to={getPath(book)} title={[counts, due].filter(Boolean).join('\n')}>
        <strong>{formatNumber(Math.floor(share * 100) / 100, language, { style: 'percent' })}</strong>
        <progress value={share} aria-label={formatLanguageName(edition.language, language)} />
        <span className="visually-hidden">{counts}</span>
        {stale > 0 && <StateChip tone="waiting">{t('translation.office.progress.source_changed')}</StateChip>}
        {ends_on && <small>{t('translation.office.progress.due', { date: formatBrief(ends_on, language) })}</small>}
        {risk !== 'in_time' && (
          <StateChip tone={risk === 'late' ? 'bad' : 'waiting'}>{t(`translation.office.progress.${risk}`)}</StateChip>
        )}
      </Link>
    </td>
  );
}
