import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import type { getClosePreview } from '#domain/statements/months.calls.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { useFormatDate } from '../../../../lib/time/useFormatDate.ts';
import { useDualTime } from '../../../../lib/time/zones.ts';
import { useMoney } from '../../../../lib/useMoney.ts';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';

interface Props {
  preview: AnswerOf<typeof getClosePreview>;
  /** Cents in all. */
  payable: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says once more what is closed, since nobody can take it back. */
export function CloseDialog({ preview, payable, onConfirm, onClose }: Props) {
  const t = useT();
  const language = useLanguage();
  const money = useMoney();
  const month = useFormatDate()(preview.month);
  const formatDual = useDualTime('common.office.both');
  return (
    <Dialog
      title={t('statements.seldom.ask', { month })}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="button" className="button" onClick={onConfirm}>
            {t('statements.seldom.close', { month })}
          </button>
        </>
      }
    >
      <dl className="details figures">
        <div>
          <dt>{t('statements.seldom.authors')}</dt>
          <dd>{formatNumber(preview.authors, language)}</dd>
        </div>
        <div>
          <dt>{t('statements.seldom.payable')}</dt>
          <dd>{money(payable)}</dd>
        </div>
      </dl>
      <p>{t('statements.seldom.ask_text')}</p>
      <p className="note">
        {t('statements.seldom.window', {
          from: formatDual(preview.confirm_from),
          until: formatDual(preview.confirm_until),
        })}
      </p>
    </Dialog>
  );
}
