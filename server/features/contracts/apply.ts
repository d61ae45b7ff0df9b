import { randomInt } from 'node:crypto';
import { and, arrayContains, eq } from 'drizzle-orm';
import { getNextStatus } from '#domain/contracts/contract.ts';
import type * as calls from '#domain/contracts/contracts.calls.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { message } from '#domain/kit/messages.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { applicationDrafts, tables } from '#server/db/schema.ts';
import { rememberReader } from '#server/features/accounts/index.ts';
import { conflict, invalid, invalidField, ApiError, type FieldErrors } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { isWorkingAccount } from '#server/kit/isWorking.ts';
import { ownsFile, ownsImages } from '#server/platform/files/files.ts';
import { loadEligibilityFacts, refuseUnlessEligible, type AuthorFacts } from './eligible.ts';
import { confirmPaymentDetails, keepPaymentDetails } from './payment.ts';
import { lockOwnStories, loadOwnForUpdate, type StoryRow } from './rows.ts';
import { noteStep, transition } from './transition.ts';

const { contractApplication, editor, fiction, user } = tables;
type Form = BodyOf<typeof calls.applyForContract>;

/** The editor that was chosen, or one that is drawn, of those who work in the language. */
async function chooseEditor({ db }: Context, language: StoryLanguage, chosen: number | null): Promise<number> {
  const offered = await db
    .select({ id: editor.id })
    .from(editor)
    .innerJoin(user, and(eq(user.id, editor.user_id), isWorkingAccount))
    .where(arrayContains(editor.languages, [language]))
    .orderBy(editor.id);
  if (chosen !== null && !offered.some(({ id }) => id === chosen)) throw invalidField('editor_id', 'validation.choice');
  const editor_id = chosen ?? offered[offered.length > 0 ? randomInt(offered.length) : 0]?.id;
  if (editor_id === undefined) throw invalidField('editor_id', 'contracts.shared.errors.no_editor');
  return editor_id;
}

/** Sends the application of a story that is locked. */
async function send(
  context: Context,
  story: StoryRow,
  { original: _, payment_seen, ...form }: Form,
  facts: AuthorFacts,
): Promise<{ fiction_id: number; application_id: number }> {
  const { db, now } = context;
  refuseUnlessEligible(story, facts);
  if (form.expected_words < story.word_count)
    throw invalidField('expected_words', 'validation.min', { min: story.word_count });
  await ownsImages(context, 'screenshot', form.screenshot ? [form.screenshot] : [], 'screenshot');
  await ownsFile(context, 'doc', form.chapters_file ? [form.chapters_file] : [], 'chapters_file');
  const paymentDetails = await confirmPaymentDetails(context, payment_seen);
  const editor_id = await chooseEditor(context, story.language, form.editor_id);
  const status = getNextStatus('apply', story.contract_status, 'author')!;
  const at = now.toISOString();
  const [application] = await db
    .insert(contractApplication)
    .values({
      ...form,
      fiction_id: story.id,
      attempt: story.application_count + 1,
      status,
      editor_id,
      random_editor: form.editor_id === null,
      word_count: story.word_count,
      applied_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning({ id: contractApplication.id });
  const { id } = application!;
  await db
    .update(fiction)
    .set({ contract_status: status, contract_type: form.type, editor_id, assigned_at: at })
    .where(eq(fiction.id, story.id));
  await keepPaymentDetails(db, id, paymentDetails);
  await noteStep(context, id, 'apply', 'author');
  await audit(context, 'apply', 'contract-applications', id, {
    status: { from: story.contract_status, to: status },
    type: { to: form.type },
    editor_id: { to: editor_id },
  });
  await db.delete(applicationDrafts).where(eq(applicationDrafts.fiction_id, story.id));
  return { fiction_id: story.id, application_id: id };
}

/** What is wrong with one of several applications, at its place in the list. */
function getErrorsAt(index: number, apiError: ApiError): FieldErrors {
  const at = `items[${index}]`;
  if (!apiError.errors) return { [`${at}.fiction_id`]: message(apiError.message, apiError.args) };
  return Object.fromEntries(Object.entries(apiError.errors).map(([field, error]) => [`${at}.${field}`, error]));
}

type Handled = 'applyForContract' | 'applyForContracts' | 'cancelApplication' | 'saveApplicationDraft';

export const applying: Pick<HandlersOf<typeof calls>, Handled> = {
  async applyForContract({ params, body }, context) {
    const [story] = (await lockOwnStories(context, [params.fiction_id])) as [StoryRow];
    await rememberReader(context, context.user.id);
    return send(context, story, body, await loadEligibilityFacts(context, context.user.id));
  },

  async applyForContracts({ body: { items } }, context) {
    const stories = await lockOwnStories(
      context,
      items.map(({ fiction_id }) => fiction_id),
    );
    await rememberReader(context, context.user.id);
    const getStory = (id: number) => stories.find((story) => story.id === id)!;
    const { language } = getStory(items[0]!.fiction_id);
    const facts = await loadEligibilityFacts(context, context.user.id);
    const applications: Awaited<ReturnType<typeof send>>[] = [];
    const errors: FieldErrors[] = [];
    for (const [index, { fiction_id, ...form }] of items.entries())
      try {
        const story = getStory(fiction_id);
        if (story.language !== language) throw conflict('contracts.shared.errors.same_language');
        applications.push(await send(context, story, form, facts));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        errors.push(getErrorsAt(index, error));
      }
    // Nothing is kept then: the refusal takes the transaction back.
    if (errors.length > 0) throw invalid(Object.assign({}, ...errors));
    return { items: applications };
  },

  async cancelApplication({ params }, context) {
    const opened = await loadOwnForUpdate(context, params.fiction_id);
    return { contract_status: await transition(context, opened, 'cancel', 'author') };
  },

  async saveApplicationDraft({ params, body }, context) {
    const [story] = (await lockOwnStories(context, [params.fiction_id])) as [StoryRow];
    if (getNextStatus('apply', story.contract_status, 'author') === undefined)
      throw conflict('contracts.shared.errors.status');
    const updated_at = context.now.toISOString();
    await context.db
      .insert(applicationDrafts)
      .values({ fiction_id: story.id, content: body, updated_at })
      .onConflictDoUpdate({ target: applicationDrafts.fiction_id, set: { content: body, updated_at } });
    return { updated_at };
  },
};
