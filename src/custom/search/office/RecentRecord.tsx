import { useGetOne } from 'ra-core';
import type { Entity } from '#domain/kit/entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { useAddress } from '../../../lib/routing/navigation.tsx';
import { stripQuery } from '../../../lib/routing/routes.ts';
import { entityOf } from '../../../resources/entityOf.ts';
import { formatRecordTitle } from '../../../resources/formatTitle.ts';
import { useOpened } from '../../../resources/recent.ts';

/** The record whose page an address is. */
function findRecordAt(address: string): { entity: Entity<any>; id: number } | undefined {
  const [, resource, id] = /^\/(office\/[\w-]+)\/(\d+)(\/show)?$/.exec(stripQuery(address)) ?? [];
  const entity = resource === undefined ? undefined : entityOf(resource);
  return entity && { entity, id: Number(id) };
}

/** Remembers the record that is open, once its page has it; some pages of other addresses do so themselves. */
export function RecentRecord() {
  const record = findRecordAt(useAddress());
  return record && <Remember key={`${record.entity.name} ${record.id}`} {...record} />;
}

function Remember({ entity, id }: { entity: Entity<any>; id: number }) {
  const language = useLanguage();
  // The page asks for it.
  const { data } = useGetOne(resourceOf(entity), { id: String(id) }, { enabled: false });
  useOpened(entity, id, data && formatRecordTitle(entity, data as never, language));
  return null;
}
