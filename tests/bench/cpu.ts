import { existsSync, readFileSync } from 'node:fs';

/** What Linux counts a process's time in, in ms. */
const tick = 10;

/** The fields from user time on: its own, its own in the system, and both of its children that have ended. */
function readTimes(pid: number): number[] | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
  return fields.slice(11, 15).map((ticks) => Number(ticks) * tick);
}

/** CPU that a process has used until now, of its own and for it, in ms; not a number where the system does not tell. */
export function readCpu(pid: number): number {
  const [user = Number.NaN, system = Number.NaN] = readTimes(pid) ?? [];
  return user + system;
}

/** The same of a process and of its children, those that have ended among them. */
export function readTreeCpu(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const own = readTimes(pid)!.reduce((sum, time) => sum + time, 0);
  return children.reduce((sum, child) => sum + (readCpu(Number(child)) || 0), own);
}
