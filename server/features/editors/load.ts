import { asc, count, eq, gte } from 'drizzle-orm';
import { contractFilters, type ContractFilter, type ContractStatus } from '#domain/contracts/contract.ts';
import { findSubstituteFault } from '#domain/editors/absence.ts';
import type * as calls from '#domain/editors/load.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { storyLanguages, type StoryLanguage } from '#domain/languages.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { countReviewedLately, countWaitingByEditor } from '#server/features/chapters/index.ts';
import { countApplicationsByEditor } from '#server/features/contracts/index.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { isWorking } from '#server/kit/isWorking.ts';
import type { CountByEditor, QueueCount } from '#server/kit/waiting.ts';

const { editor, editorAbsence, fiction, user } = tables;
type Item = AnswerOf<typeof calls.listEditorsLoad>['items'][number];
type Line = Item['languages'][number];

const nothing: QueueCount = { count: 0, oldest: null, late: 0 };
const groups = Object.keys(contractFilters) as ContractFilter[];
const getGroup = (status: ContractStatus): ContractFilter =>
  groups.find((group) => (contractFilters[group] as readonly ContractStatus[]).includes(status))!;

/** The lines of each editor, by id; null: of works without one. */
async function loadLines(context: Context): Promise<Map<number | null, Line[]>> {
  const works = await context.db
    .select({
      editor_id: fiction.editor_id,
      language: fiction.language,
      status: fiction.contract_status,
      works: count(),
    })
    .from(fiction)
    .groupBy(fiction.editor_id, fiction.language, fiction.contract_status);
  const chapters = toLookup(await countWaitingByEditor(context));
  const applications = toLookup(await countApplicationsByEditor(context));
  const lines = new Map<number | null, Line[]>();
  for (const { editor_id, language, status, works: number } of works) {
    const ofEditor = lines.get(editor_id) ?? [];
    let line = ofEditor.find((one) => one.language === language);
    if (!line) {
      line = {
        language,
        unsigned: 0,
        in_review: 0,
        signed: 0,
        chapters: chapters(editor_id, language),
        applications: applications(editor_id, language),
      };
      ofEditor.push(line);
    }
    line[getGroup(status)] += number;
    lines.set(editor_id, ofEditor);
  }
  for (const some of lines.values())
    some.sort((one, other) => storyLanguages.indexOf(one.language) - storyLanguages.indexOf(other.language));
  return lines;
}

function toLookup(rows: readonly CountByEditor[]) {
  const byKey = new Map<string, QueueCount>(
    rows.map(({ editor_id, language, ...counts }) => [`${editor_id} ${language}`, counts]),
  );
  return (editor_id: number | null, language: StoryLanguage): QueueCount =>
    byKey.get(`${editor_id} ${language}`) ?? nothing;
}

async function loadAbsences({ db, now }: Context) {
  const rows = await db
    .select({
      id: editorAbsence.id,
      editor_id: editorAbsence.editor_id,
      starts_on: editorAbsence.starts_on,
      ends_on: editorAbsence.ends_on,
      languages: editorAbsence.languages,
      substitute: editor.name,
      known: editor.languages,
      status: user.status,
      role: user.role,
    })
    .from(editorAbsence)
    .innerJoin(editor, eq(editor.id, editorAbsence.substitute_id))
    .innerJoin(user, eq(user.id, editor.user_id))
    .where(gte(editorAbsence.ends_on, dayOf(now)))
    .orderBy(asc(editorAbsence.starts_on), asc(editorAbsence.id));
  const absences = rows.map(({ known, status, role, ...absence }) => ({
    ...absence,
    fault: findSubstituteFault(absence, { active: isWorking({ status, role }), languages: known }) ?? null,
  }));
  return Map.groupBy(absences, ({ editor_id }) => editor_id);
}

export const load: HandlersOf<typeof calls> = {
  async listEditorsLoad(_, context) {
    const { db, now } = context;
    const editors = await db
      .select({ id: editor.id, name: editor.name, account: user.id, status: user.status, role: user.role })
      .from(editor)
      .innerJoin(user, eq(user.id, editor.user_id))
      .orderBy(asc(editor.name), asc(editor.id));
    const lines = await loadLines(context);
    const absences = await loadAbsences(context);
    const reviewed = await countReviewedLately(context);
    const items: Item[] = editors.map(({ id, name, account, status, role }) => ({
      id,
      name,
      active: isWorking({ status, role }),
      reviewed: reviewed.get(account) ?? 0,
      languages: lines.get(id) ?? [],
      absences: (absences.get(id) ?? []).map(({ editor_id: _editor, ...absence }) => absence),
    }));
    const without = lines.get(null);
    if (without) items.push({ id: null, name: null, active: false, reviewed: 0, languages: without, absences: [] });
    return { today: dayOf(now), items };
  },
};
