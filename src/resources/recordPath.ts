import type { Entity } from '#domain/kit/entity.ts';
import { can } from '#domain/roles.ts';
import { resourceOf } from '../dataProvider/index.ts';
import { currentRole } from '../lib/session/session.ts';

/** Where a record is opened: its form, or what is known of it where the role only reads. */
export function getRecordPath(entity: Entity<any>, id: number): string {
  const path = `/${resourceOf(entity)}/${id}`;
  return can(currentRole(), entity.access.update ?? []) ? path : `${path}/show`;
}
