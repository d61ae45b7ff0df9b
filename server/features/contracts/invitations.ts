import { and, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import { contractFilters, isUnsigned } from '#domain/contracts/contract.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import type * as reviewCalls from '#domain/contracts/contractReviews.calls.ts';
import type * as calls from '#domain/contracts/contracts.calls.ts';
import { computeReinvitationTime } from '#domain/contracts/invitation.ts';
import { toBusinessTime } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, forbidden, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { hasText } from '#server/kit/list.ts';
import { notifyOfStory } from '#server/platform/notify/notify.ts';
import { isOpenInvitation } from './openInvitation.ts';
import { lockOwnStories, lockStory, type StoryRow } from './rows.ts';

const { editor, fiction, invitation, user } = tables;
type EditorRow = typeof editor.$inferSelect;

/** The editor that the caller is; 404 for an account that authors are not shown as one. */
async function loadSelfAsEditor({ db, user: me }: Context): Promise<EditorRow> {
  const [row] = await db.select().from(editor).where(eq(editor.user_id, me.id));
  if (!row) throw notFound();
  return row;
}

/** Stories that an editor may ask for: in its languages, without contract, with attempts left and no other editor. */
const isInvitable = ({ id, languages }: EditorRow) =>
  and(
    inArray(fiction.language, languages),
    inArray(fiction.contract_status, contractFilters.unsigned),
    lt(fiction.application_count, contractLimits.attempts),
    or(isNull(fiction.editor_id), eq(fiction.editor_id, id)),
  );

interface Refused {
  again_at: string | null;
  never: boolean;
}
const open: Refused = { again_at: null, never: false };

/** Until when an editor does not ask for a story: who does not want this editor says so for all stories. */
async function findRefusal(db: Db, story: StoryRow, editor_id: number, now: Date): Promise<Refused> {
  const ofEditor = and(
    eq(invitation.reason, 'dislike_editor'),
    eq(invitation.editor_id, editor_id),
    eq(fiction.author_id, story.author_id),
  );
  const isOfStory = and(eq(invitation.reason, 'not_now'), eq(invitation.fiction_id, story.id));
  const refused = or(gt(invitation.again_at, now.toISOString()), eq(invitation.delay, 'never'));
  const rows = await db
    .select({ again_at: invitation.again_at, delay: invitation.delay })
    .from(invitation)
    .innerJoin(fiction, eq(fiction.id, invitation.fiction_id))
    .where(and(refused, or(ofEditor, isOfStory)))
    .orderBy(desc(invitation.again_at));
  if (rows.some(({ delay }) => delay === 'never')) return { again_at: null, never: true };
  return rows[0] ? { again_at: rows[0].again_at, never: false } : open;
}

/** What this editor has asked and the author has accepted. */
const wasAccepted = (fiction_id: number, editor_id: number) =>
  and(eq(invitation.fiction_id, fiction_id), eq(invitation.editor_id, editor_id), eq(invitation.status, 'accepted'));

const isWaiting = (db: Db, fiction_id: number) => and(eq(invitation.fiction_id, fiction_id), isOpenInvitation(db));

type Handled = 'listInvitations' | 'answerInvitation' | 'listInvitable' | 'inviteAuthor';

export const inviting: Pick<HandlersOf<typeof calls & typeof reviewCalls>, Handled> = {
  async listInvitable({ query: { page, per_page, q } }, context) {
    const { db, now } = context;
    const self = await loadSelfAsEditor(context);
    const where = and(isInvitable(self), hasText(fiction.search, q));
    const rows = await db
      .select({ story: fiction, pen_name: user.pen_name })
      .from(fiction)
      .innerJoin(user, eq(user.id, fiction.author_id))
      .where(where)
      .orderBy(desc(fiction.word_count), desc(fiction.id))
      .limit(per_page)
      .offset((page - 1) * per_page);
    const items = await Promise.all(
      rows.map(async ({ story, pen_name }) => {
        const { id, title, cover, language, genre, word_count, synopsis } = story;
        const invited = (await db.$count(invitation, isWaiting(db, id))) > 0;
        const storyInfo = { id, title, cover, pen_name, language, genre, word_count, synopsis };
        const isAccepted = (await db.$count(invitation, wasAccepted(id, self.id))) > 0;
        return { ...storyInfo, invited, accepted: isAccepted, ...(await findRefusal(db, story, self.id, now)) };
      }),
    );
    return { items, total: await db.$count(fiction, where) };
  },

  async inviteAuthor({ params, body: { note } }, context) {
    const { db, now, user: me } = context;
    const self = await loadSelfAsEditor(context);
    const where = and(eq(fiction.id, params.id), isInvitable(self));
    const [before] = await db.select().from(fiction).where(where);
    if (!before) throw notFound();
    await lockStory(context, before);
    const [story] = await db.select().from(fiction).where(where);
    if (!story) throw notFound();
    if (story.author_id === me.id) throw forbidden('contracts.shared.errors.own_work');
    if ((await db.$count(invitation, isWaiting(db, story.id))) > 0) throw conflict('contracts.shared.errors.invited');
    if ((await db.$count(invitation, wasAccepted(story.id, self.id))) > 0)
      throw conflict('contracts.shared.errors.invited_accepted');
    const { again_at, never } = await findRefusal(db, story, self.id, now);
    if (never) throw conflict('contracts.shared.errors.invited_never');
    if (again_at) throw conflict('contracts.shared.errors.invited_again', { until: toBusinessTime(again_at) });
    const at = now.toISOString();
    const values = { fiction_id: story.id, editor_id: self.id, note: note ?? null, created_at: at, updated_at: at };
    const [row] = await db.insert(invitation).values(values).returning({ id: invitation.id });
    await audit(context, 'invite', 'invitations', row!.id, { fiction_id: { to: story.id } });
    await notifyOfStory(context, story, 'contract_invited', { title: story.title, editor: self.name });
    return row!;
  },

  async listInvitations(_, { db, user: me }) {
    const items = await db
      .select({
        id: invitation.id,
        fiction_id: fiction.id,
        title: fiction.title,
        editor: editor.name,
        note: invitation.note,
        created_at: invitation.created_at,
      })
      .from(invitation)
      .innerJoin(fiction, eq(fiction.id, invitation.fiction_id))
      .innerJoin(editor, eq(editor.id, invitation.editor_id))
      .where(
        and(
          eq(fiction.author_id, me.id),
          isOpenInvitation(db),
          inArray(fiction.contract_status, contractFilters.unsigned),
        ),
      )
      .orderBy(desc(invitation.id));
    return { items };
  },

  async answerInvitation({ params, body: { accepted, reason, delay } }, context) {
    const { db, now } = context;
    const [story] = (await lockOwnStories(context, [params.fiction_id])) as [StoryRow];
    const [row] = await db.select().from(invitation).where(isWaiting(db, story.id)).for('update');
    if (!row || !isUnsigned(story.contract_status)) throw conflict('contracts.shared.errors.no_invitation');
    const status = accepted ? ('accepted' as const) : ('refused' as const);
    const again_at = accepted || !delay ? null : computeReinvitationTime(now, delay);
    const at = now.toISOString();
    const why = accepted ? { reason: null, delay: null } : { reason: reason ?? null, delay: delay ?? null };
    await db
      .update(invitation)
      .set({ status, ...why, again_at, answered_at: at, updated_at: at })
      .where(eq(invitation.id, row.id));
    if (accepted)
      await db.update(fiction).set({ editor_id: row.editor_id, assigned_at: at }).where(eq(fiction.id, story.id));
    await audit(context, accepted ? 'accept' : 'refuse', 'invitations', row.id, {
      status: { from: row.status, to: status },
      ...(!accepted && { reason: { to: reason }, delay: { to: delay }, again_at: { to: again_at } }),
    });
    return { status, again_at };
  },
};
