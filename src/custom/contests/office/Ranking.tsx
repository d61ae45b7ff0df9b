import { useNotify } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { leavesTooShort } from '#domain/contests/award.ts';
import { canStep, hasReached } from '#domain/contests/contestStage.ts';
import { decideContest } from '#domain/contests/decision.calls.ts';
import { isAsProposed, needsJudging } from '#domain/contests/ranking.ts';
import { maxReason } from '#domain/shared/reason.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { contestResultKeys } from '../queryKeys.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { Hindrances } from './Hindrances.tsx';
import { RankingTable } from './RankingTable.tsx';
import type { ContestJudging } from './useContestJudging.ts';
import css from './office.module.css';

/** The places are chosen from those that there are. */
const ruleOfReason = decideContest.body.pick(['reason']);

/** The place that was chosen for an entry, as long as there is such a prize, else the one that it has. */
const getPlace = (chosen: number | null | undefined, own: number | null, prizes: ContestJudging['prizes']) =>
  chosen !== undefined && (chosen === null || prizes.some(({ place }) => place === chosen)) ? chosen : own;

/** The entries by their scores, and which of them win: as the ranking proposes it, or otherwise for a reason. */
export function Ranking({ judging }: { judging: ContestJudging }) {
  const { contest, entries, prizes, shortlist, awaited } = judging;
  const t = useT();
  const notify = useNotify();
  const both = useDualTime('common.office.both');
  const now = useNow();
  const decided = hasReached('decided', contest, now);
  const [base, setBase] = useState<'place' | 'proposed'>(decided ? 'place' : 'proposed');
  // Only what the manager has changed: scores come in, entries leave, and the proposal follows them.
  const [changes, setChanges] = useState<ReadonlyMap<number, number | null>>(new Map());
  const places = new Map(entries.map((entry) => [entry.id, getPlace(changes.get(entry.id), entry[base], prizes)]));
  const awards = entries.flatMap(({ id }) => {
    const place = places.get(id) ?? null;
    return place === null ? [] : [{ entry_id: id, place }];
  });
  const isReady = !needsJudging(judging) || entries.every(({ mean }) => mean !== null);
  const isTooShort = leavesTooShort(awards, contest, now);
  const open = isReady && awaited === 0 && canStep('decide', contest, now);
  const proposed = entries.flatMap(({ id, proposed: place }) => (place === null ? [] : [{ entry_id: id, place }]));
  const deviates = !isAsProposed(awards, proposed);
  const [asking, setAsking] = useState(false);
  const { form, field, methods, refusal, pending, submit } = useCommandForm(
    ruleOfReason,
    ({ reason }) =>
      send(decideContest, {
        params: { id: contest.id },
        body: { awards, reason: (deviates && reason) || null, seen: contest.decided_at },
      }),
    {
      defaultValues: { reason: contest.decision_reason ?? '' },
      onSuccess: () => {
        setAsking(false);
        notify('contests.seldom.done_toast', { type: 'success' });
      },
      onRefused: ({ message }) => {
        setAsking(false);
        // That decision takes the place of what was chosen, and of a refusal beside it.
        if (message === 'contests.office.errors.decided_since') notify(message, { type: 'warning' });
      },
      invalidatesAlways: [contestResultKeys.all],
    },
  );
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (await methods.trigger()) setAsking(true);
  };
  const reason = methods.watch('reason');
  return (
    <section className="card" aria-labelledby="contest-ranking">
      <h2 id="contest-ranking">{t('contests.seldom.ranking')}</h2>
      <p className="note">{t('contests.seldom.ranking_hint')}</p>
      <Hindrances judging={judging} />
      {decided && (
        <p>
          <StateChip tone="good">
            {t(`contests.seldom.${hasReached('out', contest, now) ? 'announced' : 'decided'}`, {
              time: both(contest.results_at),
            })}
          </StateChip>
        </p>
      )}
      {entries.length === 0 && <p className="muted">{t('contests.seldom.no_entries')}</p>}
      {(entries.length > 0 || open) && (
        <form className={css.decision} {...form} onSubmit={(event) => void ask(event)}>
          <Refused refusal={refusal} />
          {entries.length > 0 && (
            <RankingTable
              entries={entries}
              shortlist={shortlist}
              prizes={prizes}
              places={places}
              onPlace={open ? (id, place) => setChanges(new Map(changes).set(id, place)) : undefined}
            />
          )}
          {open && deviates && (
            <div className={css.reason}>
              <TextArea
                {...field('reason')}
                label={t('contests.seldom.reason')}
                rows={3}
                required
                maxLength={maxReason}
              />
            </div>
          )}
          {open && (
            <div className="actions" data-actions="">
              <button type="submit" className="button" disabled={isTooShort || (deviates && !reason?.trim())}>
                {t(`contests.seldom.${decided ? 'decide_again' : 'decide'}`)}
              </button>
              {deviates && (
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => {
                    setBase('proposed');
                    setChanges(new Map());
                  }}
                >
                  {t('contests.seldom.proposal')}
                </button>
              )}
            </div>
          )}
        </form>
      )}
      {asking && <DecideDialog {...{ judging, awards, pending }} onDo={submit} onClose={() => setAsking(false)} />}
    </section>
  );
}
