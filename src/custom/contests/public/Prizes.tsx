import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import type { Contest } from '../useContest.ts';
import { useWholeMoney } from '../useWholeMoney.ts';
import css from './Event.module.css';

/** What the winners get, place by place. */
export function Prizes({ contest }: { contest: Contest }) {
  const t = useT();
  const formatCount = useFormatCount();
  const amount = useWholeMoney();
  const { prizes } = contest;
  const total = prizes.reduce((sum, prize) => sum + prize.amount * prize.winners, 0);
  return (
    <section className="card" aria-labelledby="contest-prizes">
      <h2 id="contest-prizes">{t('contests.event.prizes.title')}</h2>
      {prizes.length === 0 ? (
        <p className="muted">{t('contests.event.prizes.none')}</p>
      ) : (
        <>
          <ol className={css.prizes}>
            {prizes.map(({ place, amount: cents, winners, text, text_language }) => (
              <li key={place}>
                <span className={css.place}>{t('contests.event.prizes.place', { number: place })}</span>
                {cents > 0 && <b>{amount(cents)}</b>}
                {winners > 1 && <span className="note">{formatCount('contests.event.prizes.each', winners)}</span>}
                {text && (
                  <span className="note" lang={text_language}>
                    {text}
                  </span>
                )}
              </li>
            ))}
          </ol>
          {total > 0 && <p className="note">{t('contests.event.prizes.total', { amount: amount(total) })}</p>}
        </>
      )}
    </section>
  );
}
