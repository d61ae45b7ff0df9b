import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { deskKeys } from './keys.ts';
import type { useRepeats } from './useRepeats.ts';
import css from './desk.module.css';

type Props = Pick<ReturnType<typeof useRepeats>, 'offer' | 'fill' | 'undo' | 'dismiss'>;

/** Offers to use a translation for the paragraphs that say the same, and to take that back. */
export function Repeats({ offer, fill, undo, dismiss }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  return (
    <div role="status">
      {offer && (
        <p className={css.repeats}>
          {offer.kind === 'offered' ? (
            <>
              {t('translation.office.desk.repeats')}
              <button type="button" className="button quiet" title={deskKeys.repeat} onClick={fill}>
                {formatCount('translation.office.desk.use_for', offer.count)}
              </button>
            </>
          ) : (
            <>
              {formatCount('translation.office.desk.used_for', offer.segments.length)}
              <button type="button" className="button quiet" onClick={undo}>
                {t('common.shared.undo')}
              </button>
            </>
          )}
          <button type="button" className="button quiet" onClick={dismiss}>
            {t('common.close')}
          </button>
        </p>
      )}
    </div>
  );
}
