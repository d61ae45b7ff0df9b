import { useT } from '../../../i18n/index.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';

interface Props {
  submitted_at: string | null;
  judges: number;
  given: number;
}

/** Whether the reader has to score an entry, and how many judges have. */
export function JudgingState({ submitted_at, judges, given }: Props) {
  const t = useT();
  const state = submitted_at === null ? 'waiting' : given < judges ? 'given' : 'complete';
  const tones = { waiting: 'waiting', given: 'plain', complete: 'good' } as const;
  return (
    <>
      <StateChip tone={tones[state]}>{t(`contests.office.judging.${state}`)}</StateChip>
      <small>{t('contests.office.judging.given_of', { given, judges })}</small>
    </>
  );
}
