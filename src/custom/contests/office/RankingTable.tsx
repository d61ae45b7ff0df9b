import { formatNumber } from '#domain/kit/figures.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import type { ContestJudging } from './useContestJudging.ts';
import css from './office.module.css';

interface Props extends Pick<ContestJudging, 'entries' | 'prizes' | 'shortlist'> {
  places: ReadonlyMap<number, number | null>;
  /** Gives an entry a place, where that may be chosen. */
  onPlace?: (id: number, place: number | null) => void;
}

export function RankingTable({ entries, prizes, shortlist, places, onPlace }: Props) {
  const t = useT();
  const language = useLanguage();
  const none = t('contests.seldom.no_place');
  return (
    <Scroller>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('contests.seldom.rank')}</th>
            <th scope="col">{t('contests.office.judging.work')}</th>
            <th scope="col">{t('contests.seldom.mean')}</th>
            <th scope="col">{t('contests.seldom.done')}</th>
            <th scope="col">{t('contests.seldom.place')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, rank, title, language: storyLanguage, mean, tie, given, judges }) => (
            <tr key={id}>
              <td>{rank === null ? '–' : formatNumber(rank, language)}</td>
              <th scope="row">
                <span className={css.titled}>
                  <span lang={storyLanguage}>{title}</span>
                  {rank !== null && rank <= shortlist && (
                    <span className="chip">{t('contests.seldom.shortlisted')}</span>
                  )}
                </span>
              </th>
              <td>
                {mean === null ? '–' : formatNumber(mean, language, { maximumFractionDigits: 2 })}
                {tie && <small>{t(`contests.seldom.tie.${tie}`)}</small>}
              </td>
              <td>{t('contests.office.judging.given_of', { given, judges })}</td>
              <td>
                {onPlace ? (
                  <select
                    className="control"
                    aria-label={t('contests.seldom.place_of', { title })}
                    value={places.get(id) ?? ''}
                    onChange={({ target }) => onPlace(id, target.value === '' ? null : Number(target.value))}
                  >
                    <option value="">{none}</option>
                    {prizes.map(({ place }) => (
                      <option key={place} value={place}>
                        {formatNumber(place, language)}
                      </option>
                    ))}
                  </select>
                ) : (
                  (places.get(id) ?? '–')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
