import { useSearchParams } from 'react-router-dom';
import { sourceAccept, sourceFile } from '#domain/books/sourceFile.ts';
import { useT } from '../../../i18n/index.ts';
import { isNotFound } from '../../../lib/api/client.ts';
import { parseId } from '../../../lib/routing/parseId.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { ChapterFiles } from '../../../ui/files/ChapterFiles.tsx';
import { SendReport } from '../../../ui/files/SendReport.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { SourceRows } from './SourceRows.tsx';
import { useSourceImport } from './useSourceImport.ts';

/** `/office/import-chapters?book_id=`: chapters of a business book from files, shown before they are stored. */
export function ImportChapters() {
  const [params] = useSearchParams();
  const id = parseId(params, 'book_id');
  return id === undefined ? <NotFound /> : <ImportInto key={id} id={id} />;
}

const megabyte = 1024 * 1024;

function ImportInto({ id }: { id: number }) {
  const t = useT();
  const work = useSourceImport(id);
  const { data, error, refetch, stage, pick } = work;
  const progress = stage.name === 'sending' ? stage.progress : undefined;
  usePageTitle(t('books.office.import.action'));
  if (error && !data) {
    if (isNotFound(error)) return <NotFound />;
    return <BrokenPage error={error} retry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  const { book, import: waiting } = data;
  const send = (files: readonly File[]) => void pick(files);
  return (
    <div className="stack">
      <header className="record-head">
        <BackLink to={`/office/business-books/${id}/show`}>{t('books.seldom.import.to_book')}</BackLink>
        <h1>{t('books.seldom.import.title_for', { title: book.title })}</h1>
        <p className="muted">{t('books.seldom.import.lead', { size: sourceFile.uploadBytes / megabyte })}</p>
      </header>
      {stage.name === 'stored' && (
        <section className="card" role="status">
          <h2>{t('books.seldom.import.done')}</h2>
          <p>{t('books.seldom.import.done_text', { ...stage.stored })}</p>
        </section>
      )}
      {stage.name === 'choosing' && <SendReport sent={stage.sent} onSend={send} />}
      {waiting && !progress && <SourceRows key={waiting.id} waiting={waiting} work={work} />}
      {book.has_story && !progress && (
        <p data-actions="">
          <button type="button" className="button quiet" disabled={work.pending} onClick={() => void work.takeStory()}>
            {t(work.taking ? 'chapter-import.shared.reading' : 'books.seldom.import.take_story')}
          </button>
        </p>
      )}
      <ChapterFiles
        waits={waiting !== null}
        progress={progress}
        accept={sourceAccept}
        title={t('books.office.import.action')}
        hint={t('books.seldom.import.drop')}
        choose={t(waiting?.file_name ? 'books.seldom.import.add_files' : 'books.seldom.import.choose')}
        onPick={send}
      >
        {stage.name === 'choosing' && !waiting && stage.problem && (
          <p className="problem" role="alert">
            {t(stage.problem.message, stage.problem.args)}
          </p>
        )}
      </ChapterFiles>
    </div>
  );
}
