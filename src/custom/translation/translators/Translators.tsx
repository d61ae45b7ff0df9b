import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { countWorkDays, usualPace } from '#domain/translation/pace.ts';
import { qualityDays } from '#domain/translation/quality.ts';
import { listTranslators } from '#domain/translation/tasks.calls.ts';
import { translationTask } from '#domain/translation/translationTask.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import { translatorKeys } from '../queryKeys.ts';

type Translator = AnswerOf<typeof listTranslators>['items'][number];

/** `/office/translators`: who translates what, how much each has to do, and how it went: who has most to do in front. */
export function Translators() {
  const t = useT();
  usePageTitle(t('translation.office.assign.translators'));
  const { data, error, refetch } = useQuery({
    queryKey: translatorKeys.all,
    queryFn: () => send(listTranslators, {}),
  });
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { items } = data;
  return (
    <div className="stack">
      <header className="page-head">
        <h1>{t('translation.office.assign.translators')}</h1>
        <p className="muted">{t('translation.office.translators.text', { days: qualityDays, pace: usualPace })}</p>
      </header>
      {items.length === 0 ? (
        <Page
          part
          sign="search"
          title={t('translation.office.translators.empty')}
          text={t('translation.office.translators.empty_text')}
        />
      ) : (
        <div className="card">
          <Table items={items} />
        </div>
      )}
    </div>
  );
}

function Table({ items }: { items: readonly Translator[] }) {
  const t = useT();
  const formatCount = useFormatCount();
  const locale = useLanguage();
  const number = (value: number) => formatNumber(value, locale);
  return (
    <Scroller>
      <table className="table figures wide">
        <thead>
          <tr>
            <th scope="col">{t('translation.office.assign.translator')}</th>
            <th scope="col">{t('translation.office.translators.tasks')}</th>
            <th scope="col">{t('translation.office.translators.words')}</th>
            <th scope="col">{t('translation.office.translators.pace')}</th>
            <th scope="col">{t('translation.office.translators.busy')}</th>
            <th scope="col">{t('translation.office.translators.on_time')}</th>
            <th scope="col">{t('translation.office.translators.returned')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Link to={getTasks(one.id)}>{one.name}</Link>
                <small>{one.languages.map((language) => formatLanguageName(language, locale)).join(', ')}</small>
              </th>
              <td>{number(one.open_tasks)}</td>
              <td>{number(one.open_words)}</td>
              <td>{one.pace === null ? '–' : number(one.pace)}</td>
              <td>
                {one.open_words === 0 ? '–' : formatCount('translation.office.translators.days', countWorkDays(one))}
              </td>
              <td>{one.on_time === null ? '–' : formatNumber(one.on_time, locale, { style: 'percent' })}</td>
              <td>{one.returned_per_thousand === null ? '–' : number(one.returned_per_thousand)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** The list of a translator's tasks. */
const getTasks = (id: number) =>
  `/${resourceOf(translationTask)}?filter=${encodeURIComponent(JSON.stringify({ translator_id: [id] }))}`;
