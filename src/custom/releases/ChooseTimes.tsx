import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { canStep } from '#domain/chapters/chapter.ts';
import { isTime } from '#domain/kit/dates.ts';
import { findOutOfOrder, releaseKinds } from '#domain/releases/release.ts';
import { releaseForm } from '#domain/releases/releaseRule.ts';
import { addDays } from '#domain/shared/clock.ts';
import { houseZone, toWall } from '#domain/shared/zones.ts';
import { useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import { findProblems } from '../../lib/problems.ts';
import { getLocalZone } from '../../lib/time/localZone.ts';
import { livesByHouse, useDualTime } from '../../lib/time/zones.ts';
import { createResolver } from '../../ui/forms/resolver.ts';
import { Loading } from '../../ui/Loading.tsx';
import { TryAgain } from '../../ui/TryAgain.tsx';
import { RuleFields } from './RuleFields.tsx';
import { useDates, useTask, type Outcome, type Rule, type Setting, type ReadyChapter } from './useRelease.ts';
import css from './Wizard.module.css';

interface Props {
  id: number;
  /** All chapters that no reader has seen, and those that were chosen, in their order. */
  all: readonly ReadyChapter[];
  chapters: readonly ReadyChapter[];
  /** The language of the story. */
  written: string;
  /** The rule that was used last. */
  last: Setting['rule'];
  onBack: () => void;
  onDone: (outcome: Outcome) => void;
}

/** The rule of the last time, from today on or after what is planned already. */
function getFirstRule(last: Setting['rule'], planned: readonly ReadyChapter[]): Rule {
  const zone = last?.zone ?? (livesByHouse() ? houseZone : getLocalZone());
  const today = toWall(new Date(), zone).day;
  const end = planned.reduce((last, { release_at }) => (release_at && release_at > last ? release_at : last), '');
  const after = end && addDays(toWall(new Date(end), zone).day, 1);
  const from = after > today ? after : today;
  return { kind: releaseKinds[0], time: '20:00', per_day: 1, weekdays: [1, 3, 5], ...last, zone, from, days: [] };
}

/** The rule as it is sent: of own days the first takes the place of a first day, which the form does not ask for. */
const toSent = (rule: Rule): Rule => ({ ...rule, from: rule.kind === 'own' ? rule.days[0]! : rule.from });

export function ChooseTimes({ id, all, chapters, written, last, onBack, onDone }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const formatDual = useDualTime();
  const { run, pending, dialog } = useTask(id, written);
  const planFirst = () =>
    getFirstRule(
      last,
      all.filter((chapter) => !chapters.includes(chapter)),
    );
  const methods = useForm<Rule>({
    resolver: createResolver(releaseForm),
    defaultValues: useState(planFirst)[0],
    mode: 'onTouched',
  });
  const values = useWatch({ control: methods.control }) as Rule;
  const whole = Object.keys(findProblems(releaseForm, values)).length === 0;
  const rule = toSent(values);
  const { data, error, isPlaceholderData, refetch } = useDates(id, rule, chapters.length, whole);
  const times = whole ? (data?.items ?? []) : [];
  const fits = times.length === chapters.length && !isPlaceholderData;
  const planned = chapters.slice(0, times.length).map((chapter, place) => ({ ...chapter, release_at: times[place]! }));
  const timeById = new Map(planned.map(({ id, release_at }) => [id, release_at]));
  const after = all.map((chapter) => ({ ...chapter, release_at: timeById.get(chapter.id) ?? chapter.release_at }));
  const numberById = new Map(all.map(({ id, number }) => [id, number]));
  const disorder = fits ? findOutOfOrder(after).filter(({ id }) => timeById.has(id)) : [];
  const submits = chapters.filter(({ state }) => canStep('submit', { status: state, revision_status: null }, true));

  const set = planned.map(({ id, release_at }) => ({ id, release_at }));
  const confirm = async () => {
    const outcome = await run({ chapters: set, rule });
    if (outcome) onDone(outcome);
  };
  const [first, final] = [planned[0], planned.at(-1)];
  return (
    <form className={css.step} noValidate onSubmit={(event) => void methods.handleSubmit(confirm)(event)}>
      <RuleFields methods={methods} rule={values} />
      <h2 id="will">{t('releases.writing.times.will')}</h2>
      <div className={css.will} aria-labelledby="will" role="group">
        {!whole && isTime(values.time) && <p>{t('releases.writing.times.nothing')}</p>}
        {error && whole && <TryAgain retry={refetch} error={error} />}
        {whole && !data && !error && <Loading />}
        {first && final && (
          <p>
            {t(planned.length > 1 ? 'releases.writing.times.span' : 'releases.writing.times.single', {
              first: numberById.get(first.id),
              last: numberById.get(final.id),
              from: formatDual(first.release_at),
              until: formatDual(final.release_at),
            })}
          </p>
        )}
        {whole && data && !isPlaceholderData && !fits && (
          <p role="alert" className={css.problem}>
            {t('releases.writing.times.too_few', { count: times.length, total: chapters.length })}
          </p>
        )}
        {submits.length > 0 && <p>{formatCount('releases.writing.times.submits', submits.length)}</p>}
        <p className={css.muted}>{t('releases.writing.times.late')}</p>
        {disorder.slice(0, 5).map(({ id, behind }) => (
          <p key={id} className={css.warning}>
            {t('releases.writing.times.order', { number: numberById.get(id), behind: numberById.get(behind) })}
          </p>
        ))}
        {planned.length > 0 && (
          <ol className={css.plan}>
            {planned.map(({ id, number, release_at }) => (
              <li key={id}>
                <span>{t('releases.writing.chapter', { number })}</span>
                <span>{formatDual(release_at)}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      {dialog}
      <div className={css.foot}>
        <button type="button" className="button quiet" onClick={onBack}>
          {t('common.back')}
        </button>
        <button className="button" disabled={!fits || pending}>
          {formatCount('releases.writing.times.confirm', chapters.length)}
        </button>
      </div>
    </form>
  );
}
