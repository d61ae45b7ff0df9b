import Check from 'lucide-react/icons/check';
import { comment } from '#domain/comments/comment.entity.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { GivenNote } from '../../../resources/queue/Given.tsx';
import type { Decided, Report } from './useReports.ts';
import css from './moderation.module.css';

interface Props {
  report: Report;
  /** Why it was reported, in words. */
  reason: string;
  decided: Decided | undefined;
  marked: boolean;
  /** Absent where nothing is to be decided. */
  onMark: (() => void) | undefined;
  /** It was given back to a colleague. */
  onGiven: () => unknown;
}

/** A reported comment with all that it takes to decide. */
export function ReportRow({ report, reason, decided, marked, onMark, onGiven }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const { id, content, answers, reader_name, story, number, pen_name, note, reported_at } = report;
  const resultText = (result: Decided) =>
    result.result === 'done' ? (
      <>
        <Check /> {t(`comments.office.result.${result.step}`)}
      </>
    ) : (
      t(`comments.office.result.${result.result}`)
    );
  return (
    <tr data-decided={decided !== undefined}>
      {onMark && (
        <td>
          <input
            type="checkbox"
            data-row={id}
            // Keys walk over what is decided too.
            aria-disabled={decided !== undefined}
            aria-label={t('comments.office.select_one', { reader: reader_name })}
            checked={marked && !decided}
            onChange={() => !decided && onMark()}
          />
        </td>
      )}
      <td>
        {answers !== null && (
          <p className={css.answers} lang={report.language}>
            {answers}
          </p>
        )}
        <p className={css.content} lang={report.language}>
          {content}
        </p>
        <small>
          <span translate="no">{reader_name}</span>
          {report.removed_before > 0 && (
            <span className={css.warning}>{formatCount('comments.office.removed_before', report.removed_before)}</span>
          )}
          {report.blocked && <span className="chip">{t('comments.office.blocked')}</span>}
          {report.hidden && <span className="chip">{t('comments.office.hidden')}</span>}
        </small>
        <small>
          <span lang={report.language}>{story}</span>
          {number !== null && <span>{t('chapters.shared.preview.chapter', { number })}</span>}
        </small>
      </td>
      <td>
        <strong>{reason}</strong>
        {note && (
          <p className={css.content} lang={report.language}>
            {note}
          </p>
        )}
        <small>
          <span translate="no">{pen_name}</span>
          <time dateTime={reported_at}>{formatTime(reported_at, language)}</time>
        </small>
        {!decided && <GivenNote entity={comment} id={id} onDone={onGiven} />}
        {decided && (
          <p className={css.result} data-done={decided.result === 'done'}>
            {resultText(decided)}
          </p>
        )}
      </td>
    </tr>
  );
}
