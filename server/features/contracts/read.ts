import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { actsNext, contractTypes, computeDueTime } from '#domain/contracts/contract.ts';
import type * as calls from '#domain/contracts/contracts.calls.ts';
import { buildBlankContract, splitTerms } from '#domain/contracts/contractText.ts';
import { checkEligibility } from '#domain/contracts/eligibility.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { applicationDrafts, applicationSteps, contracts, tables } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { loadTemplate } from './data.ts';
import { loadEligibilityFacts } from './eligible.ts';
import { respondWithPdf, readPdf, refuseExpired } from './files.ts';
import { loadPaymentDetailsSummary } from './payment.ts';
import { findContract, findOwnStory, findLatestApplication, type ApplicationRow } from './rows.ts';

const { contractApplication, contractTemplate, contractTerms, editor, fiction, user } = tables;

/** An application as its author reads it back. */
async function toApplicationResponse({ db }: Context, application: ApplicationRow) {
  const { search: _, fiction_id: _fiction, editor_id, created_at: _at, updated_at: _changed, ...of } = application;
  const { reviewed_by_id: _by, reviewed_at: _reviewed, audited_at: _audited, ...rest } = of;
  const [editorRow] = editor_id
    ? await db.select({ id: editor.id, name: editor.name }).from(editor).where(eq(editor.id, editor_id))
    : [];
  const { status } = application;
  const paymentDetails = await loadPaymentDetailsSummary(db, application.id);
  return {
    ...rest,
    payment: paymentDetails,
    editor: editorRow ?? null,
    due_at: computeDueTime(status, application),
    next: actsNext(status),
  };
}

const getSteps = ({ db }: Context, application_id: number) =>
  db
    .select({
      step: applicationSteps.step,
      actor: applicationSteps.actor,
      at: applicationSteps.at,
      reason: applicationSteps.reason,
    })
    .from(applicationSteps)
    .where(eq(applicationSteps.application_id, application_id))
    .orderBy(asc(applicationSteps.id));

/** The terms of a template in the reader's language, else in English. */
async function loadTerms({ db, locale }: Context, type: (typeof contractTypes)[number]) {
  const [template] = await db
    .select({ id: contractTemplate.id, version: contractTemplate.version })
    .from(contractTemplate)
    .where(eq(contractTemplate.type, type))
    .orderBy(desc(contractTemplate.version))
    .limit(1);
  if (!template) return [];
  const rows = await db
    .select({ language: contractTerms.language, terms: contractTerms.terms })
    .from(contractTerms)
    .where(and(eq(contractTerms.template_id, template.id), inArray(contractTerms.language, [locale, defaultLanguage])))
    .orderBy(desc(contractTerms.id));
  const row = rows.find(({ language }) => language === locale) ?? rows[0];
  if (!row) return [];
  return [{ type, version: template.version, language: row.language, terms: splitTerms(row.terms) }];
}

type Read = 'getContractState' | 'getKeyTerms' | 'getBlankContract' | 'getContractPdf' | 'verifyContract';

export const reading: Pick<HandlersOf<typeof calls>, Read> = {
  async getContractState({ params }, context) {
    const { db } = context;
    const story = await findOwnStory(context, params.fiction_id);
    const { id, title, language, contract_status, contract_type, word_count, application_count } = story;
    const application = await findLatestApplication(db, id);
    const contract = application && (await findContract(db, application.id));
    const [draft] = await db.select().from(applicationDrafts).where(eq(applicationDrafts.fiction_id, id));
    const facts = await loadEligibilityFacts(context, context.user.id);
    return {
      fiction: { id, title, language, contract_status, contract_type, word_count, application_count },
      checks: checkEligibility({ story, ...facts }),
      draft: draft ? { ...draft.content, updated_at: draft.updated_at } : null,
      prefill: {
        editor_id: story.editor_id,
        first_paywall_chapter: story.first_paywall_chapter,
        outline: story.synopsis,
        referee_name: facts.profile.referee_name ?? null,
      },
      application: application ? await toApplicationResponse(context, application) : null,
      steps: application ? await getSteps(context, application.id) : [],
      contract: contract
        ? {
            number: contract.number,
            paper: contract.paper,
            document_hash: contract.document_hash,
            certificate_hash: contract.certificate_hash,
            issued_at: contract.issued_at,
            signed_at: contract.signed_at,
            confirmed_at: contract.confirmed_at,
          }
        : null,
    };
  },

  async getKeyTerms(_, context) {
    return { items: (await Promise.all(contractTypes.map((type) => loadTerms(context, type)))).flat() };
  },

  async getBlankContract({ query: { type } }, { db }) {
    const { name, version, body } = await loadTemplate(db, type);
    return { name, version, blocks: buildBlankContract(body) };
  },

  async getContractPdf({ params }, context) {
    const story = await findOwnStory(context, params.fiction_id);
    const application = await findLatestApplication(context.db, story.id);
    if (application) refuseExpired(application, context.now);
    const contract = application && (await findContract(context.db, application.id));
    const bytes = await readPdf(context, contract, params.kind, story.contract_status);
    return respondWithPdf(bytes, contract!, params.kind);
  },

  async verifyContract({ params, query }, { db }) {
    const [row] = await db
      .select({ contract: contracts, story: fiction, status: contractApplication.status, pen_name: user.pen_name })
      .from(contracts)
      .innerJoin(contractApplication, eq(contractApplication.id, contracts.application_id))
      .innerJoin(fiction, eq(fiction.id, contractApplication.fiction_id))
      .innerJoin(user, eq(user.id, fiction.author_id))
      .where(eq(contracts.number, params.number));
    const kind = (['document', 'certificate'] as const).find((kind) => row?.contract[`${kind}_hash`] === query.hash);
    if (!row || !kind) return { valid: false, contract: null };
    const { number, type, signed_at, confirmed_at, data } = row.contract;
    const { title, pen_name } = data ?? { title: row.story.title, pen_name: row.pen_name };
    const { status: contract_status } = row;
    return { valid: true, contract: { number, kind, type, title, pen_name, contract_status, signed_at, confirmed_at } };
  },
};
