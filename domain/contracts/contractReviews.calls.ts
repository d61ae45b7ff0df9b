import { profileFields } from '#domain/accounts/profile.ts';
import { contractActors, contractStatuses, contractStepNames, decisionObstacles } from '#domain/contracts/contract.ts';
import { contractApplication } from '#domain/contracts/contractApplication.entity.ts';
import { eligibilityAnswer } from '#domain/contracts/eligibility.ts';
import { call } from '#domain/kit/call.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { interfaceLanguageCodes } from '#domain/languages.ts';
import { createPaymentDetailsSummaryAnswer } from '#domain/payment-details/paymentDetails.ts';
import { maxReason } from '#domain/shared/reason.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { pagingQuery, searchRule } from '../kit/paging.ts';

const { fields } = contractApplication;
const standing = t.object({ id: t.id().required(), status: t.string().oneOf(contractStatuses).required() });
const instant = () => fields.expires_at.rule.nullable().defined();

/** The editor of the story begins to read an application. */
export const takeApplication = call('POST /api/office/contract-applications/{id}/take', {
  roles: ['editor'],
  answer: standing,
});

/** Approves an application: the contract is drawn up, and its author has 14 days to sign. */
export const approveApplication = call('POST /api/office/contract-applications/{id}/approve', {
  roles: ['editor'],
  answer: standing,
});

/**
 * Rejects an application with a notice for its author; it counts as an attempt. Nobody decides on their own story, nor
 * twice on the same application (403).
 */
export const rejectApplication = call('POST /api/office/contract-applications/{id}/reject', {
  roles: ['editor', 'work_auditor'],
  body: t.object({ notice: t.string().required().max(2000) }),
  answer: standing,
});

/** The second review: the signature is the author's, and the contract is in force. */
export const confirmContract = call('POST /api/office/contract-applications/{id}/confirm', {
  roles: ['work_auditor'],
  answer: standing,
});

const { real_name, birth_date, nationality, country, city } = profileFields;

/** What a reviewer needs and no list shows: who the author is by law, the images, and who did what when. */
export const getApplicationReview = call('GET /api/office/contract-applications/{id}/review', {
  roles: ['editor', 'work_auditor'],
  answer: t.object({
    id: t.id().required(),
    status: ruleOf(fields.status),
    due_at: instant(),
    late: t.boolean().required(),
    /** Why the caller decides nothing here: the story is their own, or they have decided on it before. */
    obstacle: t.string().oneOf(decisionObstacles).nullable().defined(),
    /** What must hold for the application to go on, as it is now; empty once it has ended. */
    checks: t.array(eligibilityAnswer).required(),
    author: t
      .object({
        id: t.id().required(),
        pen_name: t.string().nullable().defined(),
        /** The one that they are written to in. */
        language: t.string().oneOf(interfaceLanguageCodes).required(),
        real_name: ruleOf(real_name),
        birth_date: ruleOf(birth_date),
        nationality: ruleOf(nationality),
        country: ruleOf(country),
        city: ruleOf(city),
        identity_images: t.array(t.string().required()).required(),
        signature: t.string().nullable().defined(),
        lock: t.string().nullable().defined(),
        /** As the application keeps it, see `summarizePaymentDetails`. */
        payment: createPaymentDetailsSummaryAnswer().nullable().default(undefined).defined(),
      })
      .required(),
    contract: t
      .object({
        number: t.string().required(),
        paper: t.boolean().required(),
        document_hash: t.string().nullable().defined(),
        signed_at: instant(),
      })
      .nullable()
      .default(undefined)
      .defined(),
    steps: t
      .array(
        t.object({
          step: t.string().oneOf(contractStepNames).required(),
          actor: t.string().oneOf(contractActors).required(),
          by: t.string().nullable().defined(),
          at: instant(),
          reason: t.string().nullable().defined(),
        }),
      )
      .required(),
  }),
});

/** The contract or certificate as a PDF, see `getContractPdf`. */
export const getReviewedPdf = call('GET /api/office/contract-applications/{id}/papers/{kind}', {
  roles: ['content_manager', 'editor', 'work_auditor'],
  answer: 'file',
});

/**
 * The contracts that were drawn up for a work, the newest first, each with where its application stands; what was agreed
 * on paper may have none.
 */
export const listWorkContracts = call('GET /api/office/fictions/{id}/contracts', {
  roles: fiction.access.read,
  answer: t.object({
    items: t
      .array(
        t.object({
          application_id: t.id().required(),
          number: t.string().required(),
          type: ruleOf(fields.type),
          status: ruleOf(fields.status),
          paper: t.boolean().required(),
          issued_at: instant(),
          signed_at: instant(),
          confirmed_at: instant(),
        }),
      )
      .required(),
  }),
});

/** Stories without contract in the languages of the editor, which another editor has not got, longest first. */
export const listInvitable = call('GET /api/office/invitable-works', {
  roles: ['editor'],
  query: t.object({ ...pagingQuery(25), q: searchRule() }),
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          title: ruleOf(fiction.fields.title),
          cover: ruleOf(fiction.fields.cover),
          pen_name: t.string().nullable().defined(),
          language: ruleOf(fiction.fields.language),
          genre: ruleOf(fiction.fields.genre),
          word_count: ruleOf(fiction.fields.word_count),
          synopsis: ruleOf(fiction.fields.synopsis),
          /** An invitation that waits for its answer, of whichever editor. */
          invited: t.boolean().required(),
          /** An invitation of this editor was accepted: the story is theirs, and there is nothing left to ask. */
          accepted: t.boolean().required(),
          /** No invitation of this editor before then, or never. */
          again_at: instant(),
          never: t.boolean().required(),
        }),
      )
      .required(),
    total: t.integer().required(),
  }),
});

/**
 * Invites the author of a story; 409 while one waits for its answer, once one of this editor was accepted, and before
 * the author wants to be asked again.
 */
export const inviteAuthor = call('POST /api/office/fictions/{id}/invite', {
  roles: ['editor'],
  body: t.object({ note: t.string().max(1000).nullable() }),
  answer: t.object({ id: t.id().required() }),
});

/** Holds as it is the profile of an author whose story one edits, with a reason for the author; null lets it go. */
export const lockInfo = call('POST /api/office/fictions/{id}/info-lock', {
  roles: ['editor'],
  body: t.object({ reason: t.string().max(maxReason).nullable().defined() }),
  answer: t.object({ locked: t.boolean().required() }),
});
