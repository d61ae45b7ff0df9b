import type { ReactNode } from 'react';
import { getClosingTime, type ContestPhase } from '#domain/contests/contest.ts';
import { startOfDay } from '#domain/shared/clock.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import type { Contest } from '../useContest.ts';
import { Countdown } from './Countdown.tsx';
import { Motif } from './Motif.tsx';
import { toPaletteStyle } from './palettes.ts';
import css from './Event.module.css';

interface Props {
  contest: Contest;
  phase: ContestPhase;
  children: ReactNode;
}

/** The head of a contest's page: what it is about, how long it is open, and the way in. */
export function Hero({ contest, phase, children }: Props) {
  const t = useT();
  const formatDate = useFormatDate();
  const both = useDualTime('contests.event.both');
  const turn = phase === 'coming' ? startOfDay(contest.opens_on).toISOString() : getClosingTime(contest);
  return (
    <header className={css.hero} style={toPaletteStyle(contest.palette)}>
      <Motif of={contest.motif} />
      <div className={css.words}>
        <p className={css.phase} data-phase={phase}>
          {t(`contests.event.phase.${phase}`)}
        </p>
        <h1 lang={contest.language}>{contest.title}</h1>
        <p className={css.summary} lang={contest.language}>
          {contest.summary}
        </p>
        {phase === 'closed' ? (
          <p className={css.turn}>{t('contests.event.over', { day: formatDate(contest.closes_on) })}</p>
        ) : (
          <>
            <Countdown key={phase} title={t(`contests.event.${phase === 'open' ? 'closes' : 'opens'}`)} until={turn} />
            <p className={css.turn}>{both(turn)}</p>
          </>
        )}
        {phase === 'open' && children}
      </div>
    </header>
  );
}
