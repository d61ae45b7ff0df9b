import type { Log } from '#server/log.ts';

/** Told how each run of timed work ended. */
type OnRun = (job: Job, isDone: boolean) => void;

/** Timed work: run now and again, each run finding what is due by then. */
export type Job = () => Promise<unknown>;

/** What a job answers whose time has not come: it did not run. */
export const notDue = Symbol('not due');

/**
 * Runs jobs one after another, now and `seconds` after each round is over, so that rounds never overlap. What fails is
 * logged and tried again in the next round. `stop` waits for the round that is under way.
 */
export function startTimer(
  jobs: readonly Job[],
  seconds: number,
  log: Pick<Log, 'error'>,
  onRun?: OnRun,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const round = async () => {
    for (const job of jobs)
      if (!stopped)
        await job().then(
          (answer) => {
            if (answer !== notDue) onRun?.(job, true);
          },
          (error: unknown) => {
            log.error({ err: error }, 'timed work');
            onRun?.(job, false);
          },
        );
    if (!stopped) timer = setTimeout(() => void (running = round()), seconds * 1000);
  };
  let running = round();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
