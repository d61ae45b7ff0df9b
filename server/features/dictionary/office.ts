import { eq } from 'drizzle-orm';
import { mayApprove, propose, settledFields } from '#domain/dictionary/proposal.ts';
import type * as calls from '#domain/dictionary/proposals.calls.ts';
import { entities } from '#domain/entities.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { createCrud, updateRecords, type CrudHandlers, type OfficeHandlers } from '#server/kit/crud.ts';

const { dictionaryEntry } = tables;
type EntryRow = typeof dictionaryEntry.$inferSelect;

const generated = createCrud('dictionaryEntry');

async function lockEntry({ db }: Context, id: number): Promise<EntryRow> {
  const [entry] = await db.select().from(dictionaryEntry).where(eq(dictionaryEntry.id, id)).for('update');
  if (!entry) throw notFound();
  return entry;
}

/** What a change by somebody who may not approve makes of an approved entry: another translation stands beside it. */
function proposeChange(entry: EntryRow, { translation, ...rest }: Partial<EntryRow>): Partial<EntryRow> {
  for (const name of settledFields)
    if (rest[name] !== undefined && rest[name] !== entry[name])
      throw invalidField(name, 'dictionary.office.errors.settled');
  const isOther = translation !== undefined && translation !== entry.translation;
  return { ...rest, ...(isOther && propose(translation)) };
}

/** The same by who may: another translation decides what was proposed too. */
const changeEntry = (entry: EntryRow, set: Partial<EntryRow>): Partial<EntryRow> => ({
  ...set,
  ...(set.translation !== undefined && set.translation !== entry.translation && propose(null)),
});

const isSettled = ({ state }: EntryRow, { role }: Context['user']) => state === 'approved' && !mayApprove(role);

const getChange = (entry: EntryRow, body: Partial<EntryRow>, { user }: Context): Partial<EntryRow> =>
  isSettled(entry, user) ? proposeChange(entry, body) : changeEntry(entry, body);

/** Gives an entry back what it had, and with its translation what was proposed instead of that. */
async function restoreEntry({ params, body }: { params: { id: number }; body: Partial<EntryRow> }, context: Context) {
  const { proposed_translation, has_proposal: _, ...rest } = body;
  const entry = await lockEntry(context, params.id);
  const proposal = proposed_translation === undefined ? {} : propose(proposed_translation);
  return generated.update({ params, body: { ...getChange(entry, rest, context), ...proposal } }, context);
}

const dictionaryEntryHandlers: CrudHandlers = {
  ...generated,

  update: Object.assign(
    async ({ params, body }: { params: { id: number }; body: Partial<EntryRow> }, context: Context) => {
      const entry = await lockEntry(context, params.id);
      return generated.update({ params, body: getChange(entry, body, context) }, context);
    },
    {
      proposing: {
        of: 'translation',
        fields: Object.keys(propose(null)),
        restore: restoreEntry,
      },
    },
  ),
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
