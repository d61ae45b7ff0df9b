import type { Log } from '#server/log.ts';

/** Timed work: run now and again, each run finding what is due by then. */
export interface Job {
  name: string;
  run: () => Promise<unknown>;
  /** Asked before each run; absent: it is due in each round. */
  isDue?: () => boolean;
}

/** Told how each run of timed work ended. */
type OnRun = (job: Job, isDone: boolean) => void;

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
      if (!stopped && job.isDue?.() !== false)
        await job.run().then(
          () => onRun?.(job, true),
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
