import { makeDeck, createRandom } from '#demo/kit/random.ts';
import { readStaffTexts } from '#demo/kit/staffTexts.ts';
import { day, hour, toIso } from '#demo/kit/time.ts';
import type { NewRow, Writer } from '#server/kit/writer.ts';
import type { Status, Task } from './task.ts';

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

/** Requests for more days; `ids` are the tasks' in the order of `tasks`. */
export async function seedExtensions(
  write: Writer,
  tasks: readonly Task[],
  ids: readonly number[],
  now: number,
): Promise<void> {
  const random = createRandom('extensions');
  const reason = makeDeck(random, readStaffTexts().extension_reasons);
  const counts = new Map<Status, number>();
  await write(
    'extensionRequest',
    requests.map(([state, status]) => {
      const nth = counts.get(state) ?? 0;
      counts.set(state, nth + 1);
      const of = tasks.flatMap((row, index) => (row.status === state ? [index] : []));
      const index = of[nth % of.length]!;
      const created =
        state === 'done'
          ? Date.parse(`${tasks[index]!.ends_on}T03:00:00Z`) - 2 * day
          : now - random.between(3, 60) * hour;
      const settled = status === 'pending' ? created : Math.min(now, created + random.between(2, 20) * hour);
      return {
        task_id: ids[index]!,
        days: random.int(2, 10),
        reason: reason(),
        status,
        created_at: toIso(created),
        updated_at: toIso(settled),
      };
    }),
  );
}
