import { useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import type { BulkEdit } from './useBulkEdit.ts';

interface Props {
  edit: BulkEdit;
  /** The form of what is set. */
  form: string;
  isChosen: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** What is done next with the records that are edited together. */
export function BulkEditActions({ edit, form, isChosen, onApply, onClose }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const { preview, isBegun, isWhole, undoing, pending, changedCount, proposedCount } = edit;
  const counts = preview?.counts;
  const otherCount = counts ? counts.change + counts.proposed : 0;
  return (
    <>
      {preview && !isBegun && (
        <button type="button" className="button quiet" disabled={pending} onClick={edit.back}>
          {t('common.back')}
        </button>
      )}
      {isBegun && !undoing && edit.isRestorable && changedCount + proposedCount > 0 && (
        <button
          type="button"
          className="button quiet"
          disabled={pending && !isWhole}
          onClick={() => void edit.restore.run()}
        >
          {t('common.shared.undo')}
        </button>
      )}
      <button type="button" className="button quiet" onClick={onClose}>
        {t(isBegun ? 'common.close' : 'common.cancel')}
      </button>
      {!preview && (
        <button form={form} className="button" disabled={!isChosen || pending}>
          {t('common.office.bulk.preview')}
        </button>
      )}
      {preview && !isBegun && (
        <button type="button" className="button" disabled={pending || otherCount === 0} onClick={onApply}>
          {formatCount('common.office.bulk.set', otherCount)}
        </button>
      )}
      {isBegun && !isWhole && !pending && (
        <button type="button" className="button" onClick={() => void (undoing ? edit.restore : edit.update).run()}>
          {t('common.office.bulk.go_on')}
        </button>
      )}
    </>
  );
}
