import type { listJudgings } from '#domain/contests/judging.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { CardKeys } from '../../../resources/queue/CardKeys.tsx';
import { DualTime } from '../../../ui/DualTime.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { JudgingState } from './JudgingState.tsx';
import { getJudgingPath } from './paths.ts';
import css from '../../../ui/reading/queue.module.css';

/** Entries by what is to be done: those that wait in front. */
export function JudgingList({ items }: { items: AnswerOf<typeof listJudgings>['items'] }) {
  const t = useT();
  const language = useLanguage();
  const formatCount = useFormatCount();
  if (items.length === 0)
    return (
      <Page sign="done" title={t('contests.office.judging.empty')} text={t('contests.office.judging.empty_text')} />
    );
  return (
    <>
      <header className="page-head">
        <h1>{t('contests.office.judging.title')}</h1>
        <p className="muted">{t('contests.office.judging.text')}</p>
        <CardKeys />
      </header>
      <Scroller className="framed">
        <table className={`table wide ${css.queue}`}>
          <thead>
            <tr>
              <th>{t('contests.office.judging.work')}</th>
              <th>{t('contests.office.judging.contest')}</th>
              <th>{t('contests.office.judging.results')}</th>
              <th>{t('contests.office.judging.state')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.id}>
                <td>
                  <Link to={getJudgingPath(item.id)} lang={item.story.language} data-card="">
                    {item.story.title}
                  </Link>
                  <small>
                    {formatLanguageName(item.story.language, language)} ·{' '}
                    {formatCount('common.office.word_count', item.story.word_count)}
                  </small>
                </td>
                <td>{item.contest.name}</td>
                <td>
                  <DualTime instant={item.contest.results_at} />
                </td>
                <td>
                  <JudgingState {...item} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </>
  );
}
