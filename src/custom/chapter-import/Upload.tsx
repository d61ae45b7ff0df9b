import { useSearchParams } from 'react-router-dom';
import { docxTooLarge, docxType } from '#domain/chapter-import/docxLimits.ts';
import { statusCodes } from '#domain/stories/story.ts';
import { useT } from '../../i18n/index.ts';
import { isNotFound } from '../../lib/api/client.ts';
import { parseId } from '../../lib/routing/parseId.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ChapterFiles } from '../../ui/files/ChapterFiles.tsx';
import { SendReport } from '../../ui/files/SendReport.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { BrokenPage } from '../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { Grid } from './Grid.tsx';
import { History } from './History.tsx';
import { Outcome } from './Outcome.tsx';
import { useUpload } from './useUpload.ts';
import css from './upload.module.css';

/** `/story/upload?id=`: chapters from a Word file, shown before they are stored (decisions.md, 'Stories and chapters'). */
export function Upload() {
  const [params] = useSearchParams();
  const id = parseId(params);
  return id === undefined ? <NotFound /> : <UploadTo key={id} id={id} />;
}

function UploadTo({ id }: { id: number }) {
  const t = useT();
  const page = useUpload(id);
  const { data, error, refetch, stage, pick } = page;
  usePageTitle(t('chapter-import.author.title'));
  if (error && !data) {
    if (isNotFound(error)) return <NotFound />;
    return <BrokenPage error={error} retry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  const { story, waiting } = data;
  const completed = story.status === statusCodes.completed;
  const isSending = stage.name === 'sending';
  const problem = stage.name === 'choosing' ? stage.problem : undefined;
  // Another window may have begun an import since this one's was stored.
  const stored = stage.name === 'stored' && !waiting ? stage : undefined;
  const send = (files: readonly File[]) => void pick(files);
  return (
    <div className="stack">
      <header className="record-head">
        <BackLink to={`/story/detail?id=${id}`}>{t('chapter-import.writing.to_story')}</BackLink>
        <h1>{t('chapter-import.writing.title_for', { title: story.title })}</h1>
        <p className="muted">
          {completed ? t('chapter-import.writing.completed') : t('chapter-import.writing.lead', docxTooLarge.args)}
        </p>
      </header>
      {problem && (
        <p className={css.problem} role="alert">
          {t(problem.message, problem.args)}
        </p>
      )}
      {!completed && stage.name === 'choosing' && <SendReport sent={stage.sent} onSend={send} />}
      {!completed && waiting && !isSending && (
        <Grid
          key={waiting.id}
          storyId={id}
          upload={waiting}
          onChanged={page.changed}
          onStored={page.finish}
          onDiscarded={page.discarded}
          onOutdated={page.outdated}
        />
      )}
      {stored && <Outcome storyId={id} stored={stored.stored} revised={stored.revised} onAnother={page.again} />}
      {!completed && !stored && (
        <ChapterFiles
          waits={waiting !== undefined}
          progress={isSending ? stage.progress : undefined}
          accept={`.docx,${docxType}`}
          title={t('chapter-import.author.title')}
          hint={t('chapter-import.writing.drop')}
          choose={t(waiting ? 'chapter-import.writing.add_files' : 'chapter-import.writing.choose_files')}
          onPick={send}
        />
      )}
      <History id={id} />
    </div>
  );
}
