import { applicationFields, draftFields, maxBulkStories } from '#domain/contracts/application.ts';
import { contractActors, contractStatuses, contractStepNames, contractTypes } from '#domain/contracts/contract.ts';
import { contractApplication } from '#domain/contracts/contractApplication.entity.ts';
import { blockKinds } from '#domain/contracts/contractText.ts';
import { eligibilityAnswer } from '#domain/contracts/eligibility.ts';
import { invitation } from '#domain/contracts/invitation.entity.ts';
import { invitationDelays, refusalReasons } from '#domain/contracts/invitation.ts';
import { call } from '#domain/kit/call.ts';
import { distinctItems } from '#domain/kit/distinctItems.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import * as t from '#domain/kit/types.ts';
import { createPaymentDetailsSummaryAnswer } from '#domain/payment-details/paymentDetails.ts';
import { authors } from '#domain/roles.ts';
import { fiction } from '#domain/stories/story.entity.ts';

const { fields } = contractApplication;
const instant = () => fields.expires_at.rule.nullable().defined();
const hash = () => t.string().matches(/^[0-9a-f]{64}$/);

/** A step that was taken, oldest first. */
const stepTaken = t.object({
  step: t.string().oneOf(contractStepNames).required(),
  actor: t.string().oneOf(contractActors).required(),
  at: instant(),
  reason: t.string().nullable().defined(),
});

/** An application as its author reads it back; `next` is who is waited for, and `due_at` until when. */
const applicationAnswer = t.object({
  id: t.id().required(),
  attempt: ruleOf(fields.attempt),
  status: ruleOf(fields.status),
  type: ruleOf(fields.type),
  editor: t.object({ id: t.id().required(), name: t.string().required() }).nullable().default(undefined).defined(),
  random_editor: ruleOf(fields.random_editor),
  applied_at: ruleOf(fields.applied_at),
  expires_at: instant(),
  due_at: instant(),
  next: t.string().oneOf(contractActors).nullable().defined(),
  word_count: ruleOf(fields.word_count),
  first_paywall_chapter: ruleOf(fields.first_paywall_chapter),
  expected_words: ruleOf(fields.expected_words),
  push_lines: ruleOf(fields.push_lines),
  short_copy: ruleOf(fields.short_copy),
  outline: ruleOf(fields.outline),
  other_platforms: ruleOf(fields.other_platforms),
  screenshot: ruleOf(fields.screenshot),
  chapters_file: ruleOf(fields.chapters_file),
  referee_name: ruleOf(fields.referee_name),
  /** Where the author asked to be paid; null of an application from before that was asked. */
  payment: createPaymentDetailsSummaryAnswer().nullable().default(undefined).defined(),
  rejection_notice: ruleOf(fields.rejection_notice),
});

/** A contract that can be read, signed or verified. Of a paper contract there is nothing to read. */
const contractAnswer = t.object({
  number: t.string().required(),
  paper: t.boolean().required(),
  document_hash: t.string().nullable().defined(),
  certificate_hash: t.string().nullable().defined(),
  issued_at: instant(),
  signed_at: instant(),
  confirmed_at: instant(),
});

/** All that the contract pages show of one's own story (portal.md section 2, '/sign'). */
export const getContractState = call('GET /api/sign/applications/{fiction_id}', {
  roles: authors,
  answer: t.object({
    fiction: t
      .object({
        id: t.id().required(),
        title: ruleOf(fiction.fields.title),
        language: ruleOf(fiction.fields.language),
        contract_status: ruleOf(fiction.fields.contract_status),
        contract_type: ruleOf(fiction.fields.contract_type),
        word_count: ruleOf(fiction.fields.word_count),
        application_count: ruleOf(fiction.fields.application_count),
      })
      .required(),
    checks: t.array(eligibilityAnswer).required(),
    draft: t.mixed<Record<string, unknown>>().nullable().defined(),
    /** What an empty form begins with, from profile and story. */
    prefill: t
      .object({
        editor_id: t.id().nullable().defined(),
        first_paywall_chapter: t.integer().required(),
        outline: t.string().nullable().defined(),
        referee_name: t.string().nullable().defined(),
      })
      .required(),
    application: applicationAnswer.nullable().default(undefined).defined(),
    steps: t.array(stepTaken).required(),
    contract: contractAnswer.nullable().default(undefined).defined(),
  }),
});

/** Keeps what has been filled in, right or not; 409 while an application is on its way. */
export const saveApplicationDraft = call('POST /api/sign/applications/{fiction_id}/draft', {
  roles: authors,
  body: t.object(draftFields),
  answer: t.object({ updated_at: instant() }),
});

const applied = t.object({ fiction_id: t.id().required(), application_id: t.id().required() });

/**
 * Applies for a contract of one's own story; 409 `contracts.shared.errors.<check>` with the figures of the first line
 * of the checklist that does not hold.
 */
export const applyForContract = call('POST /api/sign/applications/{fiction_id}', {
  roles: authors,
  idempotent: true,
  body: t.object(applicationFields),
  answer: applied,
});

/** The same for several stories of one language: all of them, or none and 422 with the errors of each at `items[n]`. */
export const applyForContracts = call('POST /api/sign/applications', {
  roles: authors,
  idempotent: true,
  body: t.object({
    items: distinctItems(
      t.object({ fiction_id: t.id().required(), ...applicationFields }).required(),
      maxBulkStories,
      'fiction_id',
    ),
  }),
  answer: t.object({ items: t.array(applied).required() }),
});

/** Takes an application back; it counts as no attempt. 409 where there is none, or the contract is signed. */
export const cancelApplication = call('POST /api/sign/applications/{fiction_id}/cancel', {
  roles: authors,
  answer: t.object({ contract_status: t.string().oneOf(contractStatuses).required() }),
});

/** What the two contracts say in plain words, in the reader's language where there are such: a term an element. */
export const getKeyTerms = call('GET /api/sign/terms', {
  viewable: true,
  roles: authors,
  answer: t.object({
    items: t
      .array(
        t.object({
          type: t.string().oneOf(contractTypes).required(),
          version: t.integer().required(),
          language: t.string().required(),
          terms: t.array(t.string().required()).required(),
        }),
      )
      .required(),
  }),
});

/**
 * The newest contract of a type, word for word and in English, to read before one applies; what an application fills in
 * stands in brackets. 409 where there is none.
 */
export const getBlankContract = call('GET /api/sign/template', {
  viewable: true,
  roles: authors,
  query: t.object({ type: t.string().oneOf(contractTypes).required() }),
  answer: t.object({
    name: t.string().required(),
    version: t.integer().required(),
    blocks: t
      .array(t.object({ kind: t.string().oneOf(blockKinds).required(), text: t.string().required() }))
      .required(),
  }),
});

/**
 * The contract of one's own story as a PDF: `document`, or once it is signed `certificate`. 409 for a paper contract,
 * which is no e-contract, for one that was not signed in time, and where the stored file is not what was issued.
 */
export const getContractPdf = call('GET /api/sign/contracts/{fiction_id}/{kind}', {
  roles: authors,
  answer: 'file',
});

/**
 * Signs the contract whose PDF has the SHA-256 `document_hash`, with an own uploaded signature and the password again
 * (422 at `password`). 409 where the link has expired, the document is another one or the state is.
 */
export const signContract = call('POST /api/sign/contracts/{fiction_id}', {
  roles: authors,
  idempotent: true,
  body: t.object({
    document_hash: hash().required(),
    signature_url: t.string().required().max(200),
    password: t.rawString().required().max(200),
  }),
  answer: t.object({
    number: t.string().required(),
    contract_status: t.string().oneOf(contractStatuses).required(),
    signed_at: instant(),
  }),
});

/**
 * Is a file with this SHA-256 the document or the certificate of the contract? For everybody; an unknown number is
 * answered as a wrong hash.
 */
export const verifyContract = call('GET /api/contracts/{number}/verify', {
  roles: 'anyone',
  query: t.object({ hash: hash().required() }),
  answer: t.object({
    valid: t.boolean().required(),
    contract: t
      .object({
        number: t.string().required(),
        kind: t.string().oneOf(['document', 'certificate']).required(),
        type: t.string().oneOf(contractTypes).required(),
        title: t.string().required(),
        pen_name: t.string().nullable().defined(),
        contract_status: t.string().oneOf(contractStatuses).required(),
        signed_at: instant(),
        confirmed_at: instant(),
      })
      .nullable()
      .default(undefined)
      .defined(),
  }),
});

/** Invitations that wait for the author's answer, newest first. */
export const listInvitations = call('GET /api/sign/invitations', {
  roles: authors,
  answer: t.object({
    items: t
      .array(
        t.object({
          id: t.id().required(),
          fiction_id: t.id().required(),
          title: t.string().required(),
          editor: t.string().required(),
          note: ruleOf(invitation.fields.note),
          created_at: instant(),
        }),
      )
      .required(),
  }),
});

/** Accepts the invitation for a story, or refuses it with a reason and until when nobody asks again; null: never. */
export const answerInvitation = call('POST /api/sign/invite/{fiction_id}', {
  roles: authors,
  body: t.object({
    accepted: t.boolean().required(),
    reason: t
      .string()
      .oneOf(refusalReasons)
      .when('accepted', ([accepted], rule) => (accepted === false ? rule.required() : rule)),
    delay: t
      .string()
      .oneOf(invitationDelays)
      .when('accepted', ([accepted], rule) => (accepted === false ? rule.required() : rule)),
  }),
  answer: t.object({ status: ruleOf(invitation.fields.status), again_at: instant() }),
});
