import { decideBonuses } from '#domain/calls/revenue.ts';
import type { EntityKey } from '#domain/entities/index.ts';
import { can, type Role } from '#domain/roles.ts';
import { actorOf, actsNext, contractStatuses } from '#domain/rules/contract.ts';

type Filter = Record<string, unknown>;

/** What a role's lists begin with, until their reader filters them otherwise: what waits for the role. */
export function waitingFor(role: Role): Partial<Record<EntityKey, Filter>> {
  const actor = actorOf(role);
  return {
    contractApplication: actor && { status: contractStatuses.filter((status) => actsNext(status) === actor) },
    bonusDetail: can(role, decideBonuses.who) ? { status: 'pending' } : undefined,
    statement: { status: 'submitted' },
  };
}
