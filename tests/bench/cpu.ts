import { existsSync, readFileSync } from 'node:fs';

/** What Linux counts a process's time in, in ms. */
const tick = 10;

/** CPU that a process has used until now, of its own and for it, in ms; not a number where the system does not tell. */
export function readCpu(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}
