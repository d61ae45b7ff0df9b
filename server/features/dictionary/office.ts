import { eq } from 'drizzle-orm';
import { mayApprove, propose, settledFields } from '#domain/dictionary/proposal.ts';
import type * as calls from '#domain/dictionary/proposals.calls.ts';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import { ApiError, conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { createCrud, updateRecords, type CrudHandlers, type OfficeHandlers } from '#server/kit/crud.ts';

const { dictionaryEntry } = tables;
type EntryRow = typeof dictionaryEntry.$inferSelect;

async function lockEntry({ db }: Context, id: number): Promise<EntryRow> {
  const [entry] = await db.select().from(dictionaryEntry).where(eq(dictionaryEntry.id, id)).for('update');
  if (!entry) throw notFound();
  return entry;
}

/** What a change by somebody who may not approve makes of an approved entry: another translation stands beside it. */
function proposeChange(entry: EntryRow, { translation, ...rest }: Partial<EntryRow>): Partial<EntryRow> | ApiError {
  for (const name of settledFields)
    if (rest[name] !== undefined && rest[name] !== entry[name])
      return invalidField(name, 'dictionary.office.errors.settled');
  const isOther = translation !== undefined && translation !== entry.translation;
  return { ...rest, ...(isOther && propose(translation)) };
}

/** The same by who may: another translation decides what was proposed too. */
const changeEntry = (entry: EntryRow, set: Partial<EntryRow>): Partial<EntryRow> => ({
  ...set,
  ...(set.translation !== undefined && set.translation !== entry.translation && propose(null)),
});

const isSettled = ({ state }: EntryRow, { role }: Context['user']) => state === 'approved' && !mayApprove(role);

/** What is set in an entry, or why that is refused. One that gets back what it had gets with its translation what was proposed. */
function getChange(entry: EntryRow, set: Partial<EntryRow>, { user }: Context): Partial<EntryRow> | ApiError {
  const { proposed_translation, has_proposal: _, ...rest } = set;
  const change = isSettled(entry, user) ? proposeChange(entry, rest) : changeEntry(entry, rest);
  if (change instanceof ApiError || proposed_translation === undefined) return change;
  return { ...change, ...propose(proposed_translation) };
}

const generated = createCrud('dictionaryEntry', async (context, settings) =>
  settings.map(({ before, set }) => getChange(before as EntryRow, set, context)),
);

const dictionaryEntryHandlers: CrudHandlers = {
  ...generated,
  update: Object.assign(generated.update, { proposing: { of: 'translation', fields: Object.keys(propose(null)) } }),
};

export const office: OfficeHandlers = { dictionaryEntry: dictionaryEntryHandlers };

export const proposals: HandlersOf<typeof calls> = {
  async decideProposal({ params: { id }, body: { approved, seen } }, context) {
    const entry = await lockEntry(context, id);
    if (entry.proposed_translation !== seen) throw conflict('dictionary.office.errors.decided');
    const translation = approved ? seen : entry.translation;
    await updateRecords(context, entities.dictionaryEntry, eq(dictionaryEntry.id, id), {
      translation,
      ...propose(null),
    });
    return { id, translation };
  },
};
