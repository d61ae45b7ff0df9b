import type { People } from '#demo/accounts/people.ts';
import { createRandom } from '#demo/kit/random.ts';
import { day, hour, toIso } from '#demo/kit/time.ts';
import { writeRefusal } from '#demo/notifications/staffMessages.ts';
import { isIn, type Story } from '#demo/stories/stories.ts';
import { contractSteps, type ContractStatus, type ContractStep } from '#domain/contracts/contract.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { entities } from '#domain/entities.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { insertAll } from '#server/db/insertAll.ts';
import { applicationSteps, audits } from '#server/db/schema.ts';
import type { NewRow, Writer } from '#server/kit/writer.ts';

/** The way to each state, and the days after the application on which each step was taken. */
const stepsTo: Record<ContractStatus, readonly (readonly [ContractStep, number])[]> = {
  not_signed: [],
  applying: [['apply', 0]],
  editor_review: [
    ['apply', 0],
    ['take', 1],
  ],
  signature_verification: [
    ['apply', 0],
    ['take', 1],
    ['approve', 3],
  ],
  contract_review: [
    ['apply', 0],
    ['take', 1],
    ['approve', 3],
    ['sign', 4],
  ],
  signed: [
    ['apply', 0],
    ['take', 1],
    ['approve', 4],
    ['sign', 6],
    ['confirm', 8],
  ],
  rejected: [
    ['apply', 0],
    ['take', 2],
    ['reject', 6],
  ],
  cancelled: [
    ['apply', 0],
    ['cancel', 2],
  ],
  expired: [
    ['apply', 0],
    ['take', 1],
    ['approve', 3],
    ['expire', 17],
  ],
};

/** An application as it was written. */
export interface Applied {
  id: number;
  story: Story;
  at: Partial<Record<ContractStep, number>>;
}

function getAppliedAt(story: Story, now: number): number {
  if (story.contract === 'signed') return story.opened - 9 * day;
  const back = isIn('in_review', story) ? 5 + (story.plan % 4) : 45;
  return Math.max(story.created + hour, now - back * day - 3 * hour);
}

interface Taken {
  application_id: number;
  step: ContractStep;
  user_id: number | undefined;
  reason?: string | null;
  at: string;
}

/** The same in the audit log. */
const toAuditRow = ({ application_id, step, user_id, reason, at }: Taken) => ({
  at,
  user_id,
  action: step,
  entity: entities.contractApplication.name,
  record_id: application_id,
  changes: {
    status: { from: Object.keys(contractSteps[step].from)[0], to: contractSteps[step].to },
    ...(reason && { reason: { to: reason } }),
  },
  request_id: 'demo',
});

/** Writes the last application of each story that ever applied for a contract, with the steps that it took. */
export async function seedApplications(
  db: Db,
  write: Writer,
  people: People,
  stories: readonly Story[],
  words: ReadonlyMap<number, number>,
  now: number,
): Promise<Applied[]> {
  const auditor_id = people.getId('wauditor');
  const applying = stories.filter(({ contract, editor }) => contract !== 'not_signed' && editor !== undefined);
  const applied = applying.map((story): Applied => {
    const begun = getAppliedAt(story, now);
    return {
      id: 0,
      story,
      at: Object.fromEntries(stepsTo[story.contract].map(([step, days]) => [step, begun + days * day])),
    };
  });
  const rows = applied.map(({ story, at }): NewRow<'contractApplication'> => {
    const random = createRandom(`application ${story.plan} ${story.volume}`);
    const { premise: book, title, contract, language } = story;
    const reviewed = at.approve ?? at.reject;
    const written = words.get(story.id) ?? 0;
    return {
      fiction_id: story.id,
      attempt: Math.max(1, contract === 'rejected' ? story.rejections : story.rejections + 1),
      status: contract,
      type: story.exclusive ? 'exclusive' : 'non_exclusive',
      editor_id: story.editor!.id,
      random_editor: random.chance(0.4),
      applied_at: toIso(at.apply!),
      expires_at: at.approve ? addDaysToInstant(new Date(at.approve), contractLimits.linkDays).toISOString() : null,
      word_count: written,
      expected_words: Math.max(written, random.int(6, 24) * 10_000),
      push_lines: title,
      short_copy: `${book.lead.name}, ${book.other.name}: ${title}`,
      outline: book.synopsis,
      rejection_notice: contract === 'rejected' ? writeRefusal(language, title) : null,
      ...(reviewed !== undefined && { reviewed_by_id: story.editor!.id, reviewed_at: toIso(reviewed) }),
      audited_at: at.confirm ? toIso(at.confirm) : null,
      created_at: toIso(at.apply!),
      updated_at: toIso(Math.max(...Object.values(at))),
    };
  });
  const ids = await write('contractApplication', rows);
  applied.forEach((application, index) => (application.id = ids[index]!));
  const actors = {
    author: ({ story }: Applied) => story.author.id,
    editor: ({ story }: Applied) => story.editor!.user_id,
    work_auditor: () => auditor_id,
    timer: () => undefined,
  };
  const actorByStep: Record<ContractStep, keyof typeof actors> = {
    apply: 'author',
    take: 'editor',
    approve: 'editor',
    sign: 'author',
    confirm: 'work_auditor',
    reject: 'editor',
    cancel: 'author',
    expire: 'timer',
  };
  const steps = applied.flatMap((application, index) =>
    stepsTo[application.story.contract].map(([step]) => ({
      application_id: application.id,
      step,
      actor: actorByStep[step],
      user_id: actors[actorByStep[step]](application),
      reason: step === 'reject' ? rows[index]!.rejection_notice : null,
      at: toIso(application.at[step]!),
    })),
  );
  await insertAll(db, applicationSteps, steps);
  await insertAll(db, audits, steps.map(toAuditRow));
  return applied;
}
