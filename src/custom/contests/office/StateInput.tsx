import { useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { contest } from '#domain/contests/contest.entity.ts';
import { useT } from '../../../i18n/index.ts';
import { partsOf } from '../../../resources/partsOf.tsx';

/** The state of a contest, and what it binds to withdraw one, before that is done. */
export function StateInput() {
  const t = useT();
  const before = useRecordContext<{ state: string }>();
  const state: unknown = useWatch({ name: 'state' });
  const { Input } = useMemo(() => partsOf(contest), []);
  return (
    <>
      <Input source="state" />
      {before?.state === 'published' && state === 'withdrawn' && (
        <p className="note">{t('contests.office.withdrawing')}</p>
      )}
    </>
  );
}
