import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAllUpdateCalendar } from '#domain/home/home.calls.ts';
import { wordGoal } from '#domain/home/wordGoal.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { message } from '#domain/kit/messages.ts';
import { monthOf } from '#domain/shared/clock.ts';
import { formatMonth } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useGoal } from '../../../lib/useGoal.ts';
import { MonthPager } from '../../../ui/calendar/MonthPager.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { Section } from '../../../ui/Section.tsx';
import { calendarKeys } from '../queryKeys.ts';
import { HeatMap } from './HeatMap.tsx';
import css from './Calendar.module.css';

/** The words of a month by day, today's beside the goal, and the streak (features: word goals). */
export function Calendar() {
  const t = useT();
  const language = useLanguage();
  const [present] = useState(() => monthOf(new Date()));
  const [month, setMonth] = useState(present);
  const { goal, typed, type, wrong } = useGoal();
  const query = useQuery({
    queryKey: calendarKeys.month(month),
    queryFn: () => send(getAllUpdateCalendar, { params: { month } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('home.author.calendar.title')} query={query} guide="home.calendar">
      {({ month: loaded, days, today, streak }) => (
        <div className={css.calendar}>
          <dl className="tiles">
            <div>
              <dt>{t('home.author.calendar.today')}</dt>
              <dd>{formatNumber(today.words, language)}</dd>
              <dd className={css.said}>
                <progress
                  className={css.meter}
                  value={Math.max(0, Math.min(today.words, goal))}
                  max={goal}
                  aria-label={t('home.author.calendar.goal')}
                />
                {t(today.words >= goal ? 'home.author.calendar.reached' : 'home.author.calendar.left', {
                  goal,
                  smart_count: goal - today.words,
                  count: goal - today.words,
                })}
              </dd>
            </div>
            <div>
              <dt>{t('home.author.calendar.streak')}</dt>
              <dd>{formatNumber(streak, language)}</dd>
              <dd className={css.said}>
                {t(streak === 0 ? 'home.author.calendar.no_streak' : 'home.author.calendar.in_row', {
                  smart_count: streak,
                })}
              </dd>
            </div>
            <div>
              <dt>{formatMonth(loaded, language)}</dt>
              <dd>
                {formatNumber(
                  days.reduce((sum, { words }) => sum + words, 0),
                  language,
                )}
              </dd>
              <dd className={css.said}>
                {t('home.author.calendar.written', { smart_count: days.filter(({ words }) => words > 0).length })}
              </dd>
            </div>
          </dl>
          <div className={css.head}>
            <MonthPager
              month={month}
              last={present}
              previous={t('home.author.calendar.previous')}
              next={t('home.author.calendar.next')}
              onMonth={setMonth}
            />
            <div className={css.goal}>
              <TextInput
                name="goal"
                label={t('home.author.calendar.goal')}
                inputMode="numeric"
                value={typed}
                onChange={({ target }) => type(target.value)}
                error={wrong ? message('home.author.calendar.goal_problem', { max: wordGoal.max }) : undefined}
              />
            </div>
          </div>
          <HeatMap month={loaded} days={days} goal={goal} today={today.day} />
          <p className={css.note}>{t('home.author.calendar.zone')}</p>
        </div>
      )}
    </Section>
  );
}
