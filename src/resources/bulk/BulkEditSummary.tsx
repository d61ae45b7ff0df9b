import { formatNumber } from '#domain/kit/figures.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import type { BulkEdit } from './useBulkEdit.ts';
import css from '../bulk/bulk.module.css';

interface Props {
  edit: BulkEdit;
  openElsewhere: ReadonlyMap<number, string>;
}

/** How many records change, and how far that is; and who else works on some of them. */
export function BulkEditSummary({ edit, openElsewhere }: Props) {
  const t = useT();
  const language = useLanguage();
  const formatCount = useFormatCount();
  const { preview, isBegun, isWhole, undoing, pending, progress, changedCount, proposedCount, items } = edit;
  const unchangedCount = items.length - changedCount - proposedCount;
  const { proposed = 0, same = 0, missing = 0, refusals = [] } = preview?.counts ?? {};
  const progressText = t('common.office.bulk.progress', { count: progress.done, all: progress.all });
  return (
    <>
      {preview && !isBegun && (
        <p role="status">
          <strong>{formatCount('common.office.bulk.will_change', preview.counts.change)}</strong>{' '}
          {proposed > 0 && t('common.office.bulk.as_proposal', { count: formatNumber(proposed, language) })}{' '}
          {same + missing > 0 && formatCount('common.office.bulk.stay', same + missing)}{' '}
          {refusals.length > 0 && formatCount('common.office.bulk.will_refuse', refusals.length)}
        </p>
      )}
      {preview && !isBegun && !edit.isRestorable && <p className="note">{t('common.office.bulk.final')}</p>}
      {isBegun && !isWhole && (
        <div className={css.progress}>
          <span role="status">{progressText}</span>
          {pending && <progress value={progress.done} max={progress.all} aria-label={progressText} />}
        </div>
      )}
      {isBegun && isWhole && (
        <p role="status">
          <strong>{formatCount(`common.office.bulk.${undoing ? 'undone' : 'done'}`, changedCount)}</strong>{' '}
          {proposedCount > 0 && t('common.office.bulk.as_proposal', { count: formatNumber(proposedCount, language) })}{' '}
          {unchangedCount > 0 && formatCount('common.office.bulk.left', unchangedCount)}
        </p>
      )}
      {openElsewhere.size > 0 && !isBegun && (
        <p className="problem" role="status">
          {formatCount('common.office.bulk.open_elsewhere', openElsewhere.size, {
            names: [...new Set(openElsewhere.values())].join(', '),
          })}
        </p>
      )}
    </>
  );
}
