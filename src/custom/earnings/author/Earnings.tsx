import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listEarnings } from '#domain/earnings/earnings.calls.ts';
import { resolveEarningsRange, maxDailyRange, type EarningsView } from '#domain/earnings/earningsRange.ts';
import { isDate } from '#domain/kit/dates.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { useT } from '../../../i18n/index.ts';
import { send, ApiError } from '../../../lib/api/client.ts';
import { DateInput } from '../../../ui/calendar/DateInput.tsx';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { earningsKeys } from '../queryKeys.ts';
import { PeriodEarnings } from './PeriodEarnings.tsx';
import { readPeriod } from './periodQuery.ts';
import css from './Earnings.module.css';

const views: readonly EarningsView[] = ['monthly', 'daily'];

/** What was earned in a period, by day or month. The period stands in the address, so that a reload keeps it. */
export function Earnings({ onMonth }: { onMonth: (month: string) => void }) {
  const t = useT();
  const heading = useId();
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params);
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  const [problems, setProblems] = useState<Partial<Record<'from' | 'to', Message>>>({});
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: earningsKeys.of(period),
    queryFn: () => send(listEarnings, { query: period }),
    placeholderData: keepPreviousData,
  });
  const refused = error instanceof ApiError ? error.errors.from : undefined;

  const usual = isPlaceholderData ? undefined : data;
  const from = typed.from ?? period.from ?? usual?.from ?? '';
  const to = typed.to ?? period.to ?? usual?.to ?? '';
  const type = (date: typeof typed) => {
    setProblems({});
    setTyped((before) => ({ ...before, ...date }));
  };
  function turn(view: EarningsView) {
    setTyped({});
    setProblems({});
    setParams(view === 'daily' ? { view } : {});
  }
  function show(event: FormEvent) {
    event.preventDefault();
    const errors: typeof problems = {
      ...(!isDate(from) && { from: message(from ? 'validation.date' : 'validation.required') }),
      ...(!isDate(to) && { to: message(to ? 'validation.date' : 'validation.required') }),
    };
    if (isDate(from) && isDate(to) && !resolveEarningsRange({ view: period.view, from, to }, new Date()))
      errors.from = message('earnings.shared.errors.range', { days: maxDailyRange });
    setProblems(errors);
    if (Object.keys(errors).length === 0) setParams({ view: period.view, from, to });
  }
  return (
    <section className={css.card} aria-labelledby={heading}>
      <header className="bar">
        <h2 id={heading}>{t('earnings.author.earned.title')}</h2>
        <Segments label={t('earnings.author.earned.view')} names={views} value={period.view} onPick={turn}>
          {(view) => t(`earnings.author.earned.${view}`)}
        </Segments>
      </header>
      <form className={css.period} noValidate onSubmit={show}>
        <DateInput
          kind="date"
          name="from"
          label={t('earnings.author.earned.from')}
          value={from}
          onChange={(date) => type({ from: date })}
          error={problems.from ?? refused}
        />
        <DateInput
          kind="date"
          name="to"
          label={t('earnings.author.earned.to')}
          value={to}
          onChange={(date) => type({ to: date })}
          error={problems.to}
        />
        <button className="button quiet">{t('earnings.author.earned.show')}</button>
      </form>
      {error && !refused && <TryAgain retry={refetch} error={error} />}
      {!data && !error && <Loading />}
      {data && !error && (
        <div aria-busy={isPlaceholderData} className={css.results}>
          <PeriodEarnings answer={data} onMonth={onMonth} />
        </div>
      )}
    </section>
  );
}
