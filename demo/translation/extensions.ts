import { makeDeck, createRandom } from '#demo/kit/random.ts';
import { staffTexts } from '#demo/kit/staffTexts.ts';
import { day, hour, toIso } from '#demo/kit/time.ts';
import type { NewRow, Writer } from '#server/kit/writer.ts';
import type { Status, Task } from './tasks.ts';

/** Which tasks more days are asked for, and what became of it: at most two approvals a task. */
const requests: [Status, NewRow<'extensionRequest'>['status']][] = [
  ['time_out', 'pending'],
  ['time_out', 'pending'],
  ['time_out', 'rejected'],
  ['time_out', 'rejected'],
  ['ongoing', 'pending'],
  ['ongoing', 'pending'],
  ['ongoing', 'pending'],
  ['ongoing', 'approved'],
  ['ongoing', 'approved'],
  ['ongoing', 'approved'],
  ['done', 'approved'],
  ['done', 'approved'],
  ['done', 'approved'],
  ['done', 'rejected'],
];

export async function seedExtensions(write: Writer, tasks: readonly Task[], now: number): Promise<void> {
  const random = createRandom('extensions');
  const reason = makeDeck(random, staffTexts.extension_reasons);
  const counts = new Map<Status, number>();
  await write(
    'extensionRequest',
    requests.map(([taskStatus, status]) => {
      const nth = counts.get(taskStatus) ?? 0;
      counts.set(taskStatus, nth + 1);
      const ofStatus = tasks.filter((task) => task.status === taskStatus);
      const { id: task_id, translator_id: asked_by_id, ends_on } = ofStatus[nth % ofStatus.length]!;
      const created =
        taskStatus === 'done' ? Date.parse(`${ends_on}T03:00:00Z`) - 2 * day : now - random.between(3, 60) * hour;
      const settled = status === 'pending' ? created : Math.min(now, created + random.between(2, 20) * hour);
      return {
        task_id,
        asked_by_id,
        days: random.int(2, 10),
        reason: reason(),
        status,
        created_at: toIso(created),
        updated_at: toIso(settled),
      };
    }),
  );
}
