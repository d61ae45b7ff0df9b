import { and, eq, inArray } from 'drizzle-orm';
import {
  decisions,
  isDecision,
  getNextStatus,
  type ContractActor,
  type ContractStep,
  type DecisionObstacle,
} from '#domain/contracts/contract.ts';
import { applicationSteps, tables } from '#server/db/schema.ts';
import { conflict, forbidden } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';
import type { ApplicationRow, ApplicationWithStory, StoryRow } from './rows.ts';

const { contractApplication, fiction } = tables;

/** What a step is taken in; no user where the clock takes it. */
export type Transitioning = Pick<Context, 'db' | 'now' | 'requestId'> & { user: { id: number } | undefined };

interface More {
  reason?: string;
  application?: Partial<ApplicationRow>;
  story?: Partial<StoryRow>;
}

/** Why a user decides nothing on an application; null: they may. */
export async function findObstacle(
  { db }: Pick<Transitioning, 'db'>,
  user_id: number,
  { application, story }: ApplicationWithStory,
): Promise<DecisionObstacle | null> {
  if (story.author_id === user_id) return 'own_work';
  const before = and(
    eq(applicationSteps.application_id, application.id),
    eq(applicationSteps.user_id, user_id),
    inArray(applicationSteps.step, decisions),
  );
  return (await db.$count(applicationSteps, before)) > 0 ? 'decided_before' : null;
}

/** 403 for the author's own story, and for a second decision on the same application. */
async function mayDecide(context: Transitioning, opened: ApplicationWithStory, step: ContractStep): Promise<void> {
  if (!context.user) return;
  const obstacle = await findObstacle(context, context.user.id, opened);
  if (obstacle === 'own_work' || (obstacle && isDecision(step))) throw forbidden(`contracts.shared.errors.${obstacle}`);
}

/** Where the step leads, or the refusal: 403, or 409 for a step that the table does not have from here. */
export async function checkStep(
  context: Transitioning,
  opened: ApplicationWithStory,
  step: ContractStep,
  actor: ContractActor,
): Promise<ApplicationRow['status']> {
  const { application, story } = opened;
  if (actor !== 'author') await mayDecide(context, opened, step);
  const to = getNextStatus(step, story.contract_status, actor);
  if (to === undefined || application.status !== story.contract_status) throw conflict('contracts.shared.errors.step');
  return to;
}

/** Notes that a step was taken. Of a decision the database keeps with the application who took it and when (`decisionsKept.ts`). */
export async function noteStep(
  { db, now, user }: Transitioning,
  application_id: number,
  step: ContractStep,
  actor: ContractActor,
  reason?: string,
): Promise<void> {
  const at = now.toISOString();
  await db.insert(applicationSteps).values({ application_id, step, actor, user_id: user?.id, reason, at });
}

/**
 * Takes an application, whose story is locked, a step further. The state of the story and of its application are one,
 * so both change here and nowhere else; the form of the story has its own time of change.
 */
export async function transition(
  context: Transitioning,
  opened: ApplicationWithStory,
  step: ContractStep,
  actor: ContractActor,
  { reason, ...set }: More = {},
): Promise<ApplicationRow['status']> {
  const { db, now } = context;
  const { application, story } = opened;
  const to = await checkStep(context, opened, step, actor);
  await db
    .update(contractApplication)
    .set({ ...set.application, status: to, updated_at: now.toISOString() })
    .where(eq(contractApplication.id, application.id));
  await db
    .update(fiction)
    .set({ ...set.story, contract_status: to })
    .where(eq(fiction.id, story.id));
  await noteStep(context, application.id, step, actor, reason);
  await audit(context, step, 'contract-applications', application.id, {
    status: { from: application.status, to },
    ...(reason !== undefined && { reason: { to: reason } }),
  });
  return to;
}
