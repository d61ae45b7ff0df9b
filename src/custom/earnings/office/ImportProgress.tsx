import { useRecordContext, useRefresh } from 'ra-core';
import { useEffect } from 'react';
import { importSteps, isUnderWay } from '#domain/earnings/revenueImport.entity.ts';
import type { revenueImport } from '#domain/earnings/revenueImport.entity.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { useT } from '../../../i18n/index.ts';
import css from '../../../ui/money/office.module.css';

export type Progress = Pick<RecordOf<typeof revenueImport>, 'status' | 'line_count' | 'booked_count'>;

/** How far an import is that is booked, or taken back, in batches. */
export function ImportProgress({ status, line_count, booked_count }: Progress) {
  const t = useT();
  const back = status === importSteps.take_back.from;
  const done = back ? line_count - booked_count : booked_count;
  const text = t(back ? 'earnings.office.progress_back' : 'earnings.office.progress', {
    done,
    all: line_count,
  });
  return (
    <div className={css.progress} aria-live="off">
      <p>{text}</p>
      <progress value={done} max={line_count} aria-label={text} />
      <p className="note">{t('earnings.office.goes_on')}</p>
    </div>
  );
}

const askEvery = 1000;

/** The same of the import that is shown, which is asked for again until it is done. */
export function ShownProgress() {
  const record = useRecordContext<Progress>();
  const refresh = useRefresh();
  const running = record !== undefined && isUnderWay(record.status);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(refresh, askEvery);
    return () => clearInterval(timer);
  }, [running, refresh]);
  return running ? <ImportProgress {...record} /> : null;
}
