import type { JudgingObstacle } from '#domain/contests/judging.ts';
import { useT } from '../../../i18n/index.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';

interface Props {
  submitted_at: string | null;
  obstacle: JudgingObstacle | null;
  judges: number;
  given: number;
}

function getState({ submitted_at, obstacle, judges, given }: Props) {
  if (submitted_at !== null) return given < judges ? 'given' : 'complete';
  if (obstacle === null) return 'waiting';
  return obstacle === 'decided' ? 'over' : 'barred';
}

/** Whether the reader has to score an entry, or cannot any more, and how many judges have. */
export function JudgingState(judging: Props) {
  const t = useT();
  const { judges, given } = judging;
  const state = getState(judging);
  const tones = { waiting: 'waiting', given: 'plain', complete: 'good', over: 'plain', barred: 'plain' } as const;
  return (
    <>
      <StateChip tone={tones[state]}>{t(`contests.office.judging.${state}`)}</StateChip>
      <small>{t('contests.office.judging.given_of', { given, judges })}</small>
    </>
  );
}
