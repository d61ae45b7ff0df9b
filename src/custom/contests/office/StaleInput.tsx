import { useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import type { entities } from '#domain/entities.ts';
import { partsOf } from '../../../resources/partsOf.tsx';

/** Of a translation whose English has changed: until it is unticked, the translation is to be brought up to date. */
export function StaleInput({ entity }: { entity: (typeof entities)['contestText' | 'contestPrizeText'] }) {
  const before = useRecordContext<{ stale: boolean }>();
  const { Input } = useMemo(() => partsOf(entity), [entity]);
  return before?.stale ? <Input source="stale" /> : null;
}
