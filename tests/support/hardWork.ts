import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { DocxProblem } from '#server/platform/documents/problem.ts';

export type HardTask =
  | { what: 'tell' | 'refuse' | 'fail' | 'failLater' | 'fill' | 'exit' }
  | { what: 'hold' | 'look'; file: string }
  | { what: 'meet'; met: Int32Array };

export async function work(task: HardTask): Promise<unknown> {
  switch (task.what) {
    case 'tell':
      return threadId;
    case 'refuse':
      throw new DocxProblem('chapter-import.shared.damaged');
    case 'fail':
      throw new Error('no');
    case 'failLater':
      setTimeout(() => {
        throw new Error('later');
      });
      return new Promise(() => undefined);
    case 'fill': {
      const all: unknown[] = [];
      for (;;) all.push({ more: all.length, than: [all.length] });
    }
    case 'exit':
      return process.exit(0);
    case 'hold':
      // Whoever waits for a process cannot be stopped before it has ended.
      execFileSync(process.execPath, [
        '-e',
        'setTimeout(() => fs.writeFileSync(process.argv[1], ""), 1000)',
        task.file,
      ]);
      return undefined;
    case 'look':
      return existsSync(task.file);
    case 'meet':
      Atomics.add(task.met, 0, 1);
      Atomics.notify(task.met, 0);
      while (Atomics.load(task.met, 0) < 2) Atomics.wait(task.met, 0, 1, 5000);
      return undefined;
    default:
      throw new Error('no such work');
  }
}
