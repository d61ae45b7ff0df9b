import { useSearchParams } from 'react-router-dom';
import { maxPage } from '#domain/kit/paging.ts';
import { myTasksPerPage, myTaskTabs } from '#domain/translation/myTasks.ts';
import { useT } from '../../../i18n/index.ts';
import { CardKeys } from '../../../resources/queue/CardKeys.tsx';
import { Tabs } from '../../../ui/fields/Tabs.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { TaskCard } from './TaskCard.tsx';
import { useMyTasks } from './useMyTasks.ts';

/** `/office/my-translations?tab=&page=`: the own tasks, and what there is to do in each. */
export function MyTranslations() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const tab = myTaskTabs.find((name) => name === params.get('tab')) ?? 'open';
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), maxPage);
  usePageTitle(t('translation.office.my_translations.title'));
  const { data, error, refetch } = useMyTasks(tab, page);
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const go = (to: { tab?: string; page?: number }) => {
    const entries = Object.entries({ tab, ...to }).filter(([, value]) => value !== 'open' && value !== 1);
    setParams(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])));
  };
  return (
    <div className="stack">
      <div className="page-head">
        <h1>{t('translation.office.my_translations.title')}</h1>
        <CardKeys />
      </div>
      <Tabs
        label={t('translation.office.my_translations.tabs')}
        names={myTaskTabs}
        value={tab}
        onPick={(name) => go({ tab: name })}
      >
        {(name) => (
          <>
            {t(`translation.office.my_translations.tab.${name}`)} <small>{data[name]}</small>
          </>
        )}
      </Tabs>
      {data.items.length === 0 ? (
        <Page
          part
          sign={tab === 'open' ? 'done' : 'book'}
          title={t(`translation.office.my_translations.empty.${tab}`)}
          text={t(`translation.office.my_translations.empty_text.${tab}`)}
        />
      ) : (
        <ul className="list">
          {data.items.map((task, index) => (
            <TaskCard key={task.id} task={task} first={index === 0} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={Math.ceil(data.total / myTasksPerPage)} onPage={(next) => go({ page: next })} />
    </div>
  );
}
