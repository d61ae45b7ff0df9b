import type { EntityKey } from '#domain/entities.ts';
import { findFilter } from '#domain/home/officeQueues.ts';
import type { Role } from '#domain/roles.ts';

/** Lists of which hardly more is read than what waits. */
const filtered = ['contractApplication', 'bonusDetail', 'statement', 'accountRequest'] as const satisfies EntityKey[];

/** What a role's lists begin with, until their reader filters them otherwise: what waits for the role. */
export const getDefaultFilters = (role: Role): Partial<Record<EntityKey, Record<string, unknown>>> =>
  Object.fromEntries(filtered.map((key) => [key, findFilter(role, key)]));
