import { decideBonuses } from '#domain/bonuses/bonusReviews.calls.ts';
import { actorOf, actsNext, contractStatuses } from '#domain/contracts/contract.ts';
import type { EntityKey } from '#domain/entities.ts';
import { can, type Role } from '#domain/roles.ts';

type Filter = Record<string, unknown>;

/** What a role's lists begin with, until their reader filters them otherwise: what waits for the role. */
export function defaultFilters(role: Role): Partial<Record<EntityKey, Filter>> {
  const actor = actorOf(role);
  return {
    contractApplication: actor && { status: contractStatuses.filter((status) => actsNext(status) === actor) },
    bonusDetail: can(role, decideBonuses.roles) ? { status: 'pending' } : undefined,
    statement: { status: 'submitted' },
  };
}
