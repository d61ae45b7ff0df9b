import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { getTaskPath } from '#domain/translation/taskPath.ts';
import { listTaskChapters } from '#domain/translation/tasks.calls.ts';
import { translationTask } from '#domain/translation/translationTask.entity.ts';
import { exportTranslation } from '#domain/translation/translationUpload.calls.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { isNotFound, send } from '../../../lib/api/client.ts';
import { saveFile } from '../../../lib/api/saveFile.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { parseId } from '../../../lib/routing/parseId.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { taskKeys } from '../queryKeys.ts';
import { formatTask } from '../recordTitles.ts';
import { Upload } from './Upload.tsx';
import css from './upload.module.css';

/** `/office/upload-translation?task=`: the chapters of a task as a Word file, both ways. */
export function UploadTranslation() {
  const t = useT();
  const language = useLanguage();
  const [params] = useSearchParams();
  const id = parseId(params, 'task') ?? 0;
  const chapters = useQuery({
    queryKey: taskKeys.head(id),
    queryFn: () => send(listTaskChapters, { params: { id }, query: { per_page: 1 } }),
    enabled: id > 0,
  });
  const task = useGetOne(resourceOf(translationTask), { id }, { enabled: id > 0 });
  const called = task.data && formatTask(task.data, language);
  usePageTitle([t('translation.office.upload.title'), called].filter(Boolean).join(' · '));
  const download = useCommand(async () => saveFile(await send(exportTranslation, { params: { id } })));
  const parts = [chapters, task];
  const error = parts.find((part) => part.error && !part.data)?.error;
  if (id === 0 || isNotFound(error)) return <NotFound />;
  if (error) return <BrokenPage error={error} retry={() => void Promise.all(parts.map((part) => part.refetch()))} />;
  if (!chapters.data || !task.data) return <Loading />;
  return (
    <div className="stack">
      <header className="record-head">
        <BackLink to={getTaskPath(id)}>{called}</BackLink>
        <h1>{t('translation.office.upload.title')}</h1>
      </header>
      <section className={css.step}>
        <h2>{t('translation.seldom.upload.download_title')}</h2>
        <p className="note">{t('translation.seldom.upload.download_hint')}</p>
        <div className="actions" data-actions="">
          <button
            type="button"
            className="button quiet"
            disabled={download.pending}
            onClick={() => void download.run(undefined)}
          >
            {t('translation.seldom.upload.download')}
          </button>
        </div>
      </section>
      <section className={css.step}>
        <h2>{t('translation.seldom.upload.upload_title')}</h2>
        <p className="note">{t('translation.seldom.upload.upload_hint')}</p>
        {chapters.data.may_translate ? (
          <Upload id={id} language={task.data.language} />
        ) : (
          <p className="problem">{t('translation.seldom.upload.closed')}</p>
        )}
      </section>
    </div>
  );
}
