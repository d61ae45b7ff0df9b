import { useQuery } from '@tanstack/react-query';
import type { Entity } from '#domain/kit/entity.ts';
import { listRecordLocks } from '#domain/record-locks/recordLocks.calls.ts';
import { useT } from '../../i18n/index.ts';
import { send } from '../../lib/api/client.ts';
import { lockKeys } from '../queryKeys.ts';

const askEvery = 10_000;

/** Who else has which of some records open now, by their id. Where that cannot be asked, nobody is told. */
export function useOpenElsewhere(entity: Entity<any>, ids: readonly number[]): ReadonlyMap<number, string> {
  const { data } = useQuery({
    queryKey: lockKeys.of(entity),
    queryFn: () => send(listRecordLocks, { query: { resource: entity.name } }),
    refetchInterval: askEvery,
    staleTime: 0,
  });
  const t = useT();
  const chosen = new Set(ids);
  return new Map(
    (data?.items ?? [])
      .filter(({ record_id }) => chosen.has(record_id))
      .map(({ record_id, by }) => [record_id, by ?? t('audit.office.colleague')]),
  );
}
