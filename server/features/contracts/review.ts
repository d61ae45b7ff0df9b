import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq } from 'drizzle-orm';
import { getContractActor, computeDueTime, isLate, isPending, type ContractActor } from '#domain/contracts/contract.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import type * as calls from '#domain/contracts/contractReviews.calls.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { applicationSteps, contracts, tables } from '#server/db/schema.ts';
import { loadProfile } from '#server/features/accounts/index.ts';
import { promoteEntries } from '#server/features/contests/index.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import { withPreparation, type Context, type HandlersOf, type Input } from '#server/kit/context.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import { getFileUrl } from '#server/platform/files/files.ts';
import { notifyOfStory } from '#server/platform/notify/notify.ts';
import { drawCertificate } from './certificate.ts';
import { loadContractData, loadTemplate } from './data.ts';
import { drawContract } from './drawContract.ts';
import { loadLastingLines, refuseUnlessLasting } from './eligible.ts';
import { respondWithPdf, readPdf, storePdf } from './files.ts';
import { loadPaymentDetailsSummary } from './payment.ts';
import { findContract, findReviewed, loadReviewedForUpdate, type ApplicationWithStory } from './rows.ts';
import { checkStep, findObstacle, transition } from './transition.ts';

const { user } = tables;

/** The part that the caller has in contracts: the calls are for no other roles. */
const getPart = ({ user: me }: Context): ContractActor => getContractActor(me.role)!;

/** What a contract is made of: where that differs from what was drawn, it is drawn again. */
async function loadContractSource(context: Context, opened: ApplicationWithStory) {
  const { id, name, version, body } = await loadTemplate(context.db, opened.application.type);
  return { template: { id, name, version, body }, data: await loadContractData(context, opened) };
}

/** Draws the contract up before the story is locked: that takes long. */
async function draw({ params }: Input<typeof calls.approveApplication>, context: Context) {
  const opened = await findReviewed(context, params.id);
  await checkStep(context, opened, 'approve', 'editor');
  await refuseUnlessLasting(context, opened.story, 'unmet');
  const from = await loadContractSource(context, opened);
  return { id: params.id, from, bytes: await drawContract(from.template, from.data, context.payer, context.now) };
}

async function certify({ params }: Input<typeof calls.confirmContract>, context: Context) {
  const opened = await findReviewed(context, params.id);
  await checkStep(context, opened, 'confirm', 'work_auditor');
  await refuseUnlessLasting(context, opened.story, 'unmet');
  const contract = await findContract(context.db, params.id);
  if (!contract) throw notFound();
  await readPdf(context, contract, 'document');
  return { id: params.id, contract, bytes: await drawCertificate(context, opened, contract) };
}

export const reviewing: Pick<
  HandlersOf<typeof calls>,
  | 'takeApplication'
  | 'approveApplication'
  | 'rejectApplication'
  | 'confirmContract'
  | 'getApplicationReview'
  | 'getReviewedPdf'
> = {
  async takeApplication({ params: { id } }, context) {
    const opened = await loadReviewedForUpdate(context, id);
    const status = await transition(context, opened, 'take', 'editor');
    await notifyOfStory(context, opened.story, 'contract_taken', { title: opened.story.title });
    return { id, status };
  },

  approveApplication: withPreparation(
    draw,
    async ({ id, from, bytes }, context) => {
      const { db, now } = context;
      const opened = await loadReviewedForUpdate(context, id);
      await checkStep(context, opened, 'approve', 'editor');
      await refuseUnlessLasting(context, opened.story, 'unmet');
      if (!isDeepStrictEqual(from, await loadContractSource(context, opened))) throw conflict('errors.conflict');
      const { application, story } = opened;
      const expires_at = addDaysToInstant(now, contractLimits.linkDays).toISOString();
      const status = await transition(context, opened, 'approve', 'editor', { application: { expires_at } });
      await notifyOfStory(context, story, 'contract_approved', { title: story.title, until: expires_at });
      await db.insert(contracts).values({
        application_id: application.id,
        number: from.data.number,
        type: application.type,
        template_id: from.template.id,
        data: from.data,
        document: await storePdf(context, story.author_id, bytes),
        document_hash: hashSha256(bytes),
        issued_at: now.toISOString(),
      });
      return { id, status };
    },
    { storesFile: true },
  ),

  async rejectApplication({ params: { id }, body: { notice } }, context) {
    const opened = await loadReviewedForUpdate(context, id);
    const { story } = opened;
    const used = story.application_count + 1;
    const status = await transition(context, opened, 'reject', getPart(context), {
      reason: notice,
      application: { rejection_notice: notice },
      story: { application_count: used },
    });
    const left = Math.max(0, contractLimits.attempts - used);
    await notifyOfStory(context, story, 'contract_rejected', { title: story.title, notice, left });
    return { id, status };
  },

  confirmContract: withPreparation(
    certify,
    async ({ id, contract, bytes }, context) => {
      const { db, now, user: me } = context;
      const opened = await loadReviewedForUpdate(context, id);
      const { application, story } = opened;
      await checkStep(context, opened, 'confirm', 'work_auditor');
      await refuseUnlessLasting(context, story, 'unmet');
      const status = await transition(context, opened, 'confirm', 'work_auditor', {
        story: { contract_type: application.type, first_paywall_chapter: application.first_paywall_chapter },
      });
      await db
        .update(contracts)
        .set({
          confirmed_by: me.id,
          confirmed_at: now.toISOString(),
          certificate: await storePdf(context, story.author_id, bytes),
          certificate_hash: hashSha256(bytes),
        })
        .where(eq(contracts.id, contract.id));
      await promoteEntries(context, story, contract.signed_at ?? contract.issued_at);
      // The first contract makes a signed author, from the next request on.
      await db
        .update(user)
        .set({ role: 'author_signed' })
        .where(and(eq(user.id, story.author_id), eq(user.role, 'author_unsigned')));
      await notifyOfStory(context, story, 'contract_signed', { title: story.title, number: contract.number });
      return { id, status };
    },
    { storesFile: true },
  ),

  async getApplicationReview({ params: { id } }, context) {
    const { db, now } = context;
    const opened = await findReviewed(context, id);
    const { application, story } = opened;
    const { status } = application;
    const [author] = await db
      .select({ id: user.id, pen_name: user.pen_name, language: user.language, lock: user.info_lock_reason })
      .from(user)
      .where(eq(user.id, story.author_id));
    const profile = await loadProfile(db, story.author_id);
    const contract = await findContract(db, id);
    const steps = await db
      .select({
        step: applicationSteps.step,
        actor: applicationSteps.actor,
        by: user.user_name,
        at: applicationSteps.at,
        reason: applicationSteps.reason,
      })
      .from(applicationSteps)
      .leftJoin(user, eq(user.id, applicationSteps.user_id))
      .where(eq(applicationSteps.application_id, id))
      .orderBy(asc(applicationSteps.id));
    return {
      id,
      status,
      due_at: computeDueTime(status, application),
      late: isLate(status, application, now),
      obstacle: await findObstacle(context, context.user.id, opened),
      checks: isPending(status) ? await loadLastingLines(context, story) : [],
      author: {
        ...author!,
        language: author!.language ?? story.language,
        real_name: profile.real_name ?? null,
        birth_date: profile.birth_date ?? null,
        nationality: profile.nationality ?? null,
        country: profile.country ?? null,
        city: profile.city ?? null,
        identity_images: profile.identity_images ?? [],
        signature: contract?.signature ? getFileUrl(contract.signature) : null,
        payment: await loadPaymentDetailsSummary(db, id),
      },
      contract: contract
        ? {
            number: contract.number,
            paper: contract.paper,
            document_hash: contract.document_hash,
            signed_at: contract.signed_at,
          }
        : null,
      steps,
    };
  },

  async getReviewedPdf({ params: { id, kind } }, context) {
    const { application } = await findReviewed(context, id);
    const contract = await findContract(context.db, id);
    return respondWithPdf(await readPdf(context, contract, kind, application.status), contract!, kind);
  },
};
