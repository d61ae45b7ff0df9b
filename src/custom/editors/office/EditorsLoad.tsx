import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { editorAbsence } from '#domain/editors/editorAbsence.entity.ts';
import { listEditorsLoad } from '#domain/editors/load.calls.ts';
import { decidedDays } from '#domain/shared/decidedLately.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import { editorKeys } from '../queryKeys.ts';
import { EditorRows } from './EditorRows.tsx';
import { HandoverDialog } from './HandoverDialog.tsx';
import { managesEditors } from './managesEditors.ts';
import { loadWorkIds } from './worksOfEditor.ts';

/** `/office/editors-load`: what each editor has in hand, what waits for them and who is away; works are handed over here. */
export function EditorsLoad() {
  const t = useT();
  const translate = useTranslate();
  usePageTitle(t('editors.office.load.title'));
  const { data, error, refetch } = useQuery({
    queryKey: editorKeys.load,
    queryFn: () => send(listEditorsLoad, {}),
  });
  const dataProvider = useDataProvider();
  const [handing, setHanding] = useState<number[]>();
  const open = useCommand(async (id: number | null) => setHanding(await loadWorkIds(dataProvider, id)));
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <div className="stack">
      <header className="page-head" data-actions="">
        <h1>{t('editors.office.load.title')}</h1>
        {managesEditors() && (
          <Link className="button quiet" to={`/${resourceOf(editorAbsence)}`}>
            {translate(`resources.${resourceOf(editorAbsence)}.name`, { smart_count: 2 })}
          </Link>
        )}
        <p className="muted">{t('editors.office.load.text')}</p>
      </header>
      {data.items.length === 0 ? (
        <Page part sign="search" title={t('editors.office.load.empty')} text={t('editors.office.load.empty_text')} />
      ) : (
        <Scroller className="framed">
          <table className="table figures wide">
            <thead>
              <tr>
                <th scope="col">{t('editors.office.load.editor')}</th>
                <th scope="col" className="words">
                  {t('editors.office.load.language')}
                </th>
                <th scope="col">{t('editors.office.load.unsigned')}</th>
                <th scope="col">{t('editors.office.load.in_review')}</th>
                <th scope="col">{t('editors.office.load.signed')}</th>
                <th scope="col">{t('editors.office.load.chapters')}</th>
                <th scope="col">{t('editors.office.load.applications')}</th>
                <th scope="col">{t('common.office.review.decided', { days: decidedDays })}</th>
              </tr>
            </thead>
            {data.items.map((item) => (
              <EditorRows key={item.id ?? 0} item={item} today={data.today} onHandOver={(id) => void open.run(id)} />
            ))}
          </table>
        </Scroller>
      )}
      {handing && <HandoverDialog ids={handing} onClose={() => setHanding(undefined)} />}
    </div>
  );
}
