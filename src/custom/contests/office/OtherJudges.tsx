import { useT } from '../../../i18n/index.ts';
import type { Judging } from './useJudging.ts';
import css from './office.module.css';

/** What the other judges have given, once all have. */
export function OtherJudges({ judging: { criteria, others, judges, given } }: { judging: Judging }) {
  const t = useT();
  if (judges < 2) return null;
  return (
    <section className="card" aria-labelledby="other-judges">
      <h2 id="other-judges">{t('contests.office.judging.others')}</h2>
      {others === null && (
        <>
          <p className="note">{t('contests.office.judging.given_of', { given, judges })}</p>
          <p className="note">{t('contests.office.judging.blind')}</p>
        </>
      )}
      {others?.map(({ judge, scores, comment }) => (
        <div key={judge} className={css.other}>
          <h3 translate="no">{judge}</h3>
          <dl className="details figures">
            {criteria.map((one) => (
              <div key={one.id}>
                <dt>{one.name}</dt>
                <dd>{scores.find(({ criterion_id }) => criterion_id === one.id)?.score}</dd>
              </div>
            ))}
          </dl>
          {comment && <p className={css.said}>{comment}</p>}
        </div>
      ))}
    </section>
  );
}
