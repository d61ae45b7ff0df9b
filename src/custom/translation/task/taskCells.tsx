import { useRecordContext } from 'ra-core';
import type { StoryLanguage } from '#domain/languages.ts';
import { getTaskPath } from '#domain/translation/taskPath.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { RefLink } from '../../../resources/RefLink.tsx';
import { DueTime } from '../DueTime.tsx';
import { formatPart } from '../recordTitles.ts';
import kit from '../../../resources/kit.module.css';

interface Part {
  language: StoryLanguage;
  first_chapter: number;
  last_chapter: number;
}
type Task = Part & { book_id: number; titles: { book_id?: string | null } };
type Request = Part & { task_id: number; book: string };

function Due() {
  const task = useRecordContext<{ id: number; ends_on: string }>();
  return task && <DueTime ends_on={task.ends_on} />;
}

/** Which language and chapters, below the book. */
function PartLine() {
  const part = useRecordContext<Part & { id: number }>();
  const language = useLanguage();
  return part && <small>{formatPart(part, language)}</small>;
}

function Book() {
  const task = useRecordContext<Task & { id: number }>();
  if (!task) return null;
  return (
    <>
      <RefLink to="business-books" id={task.book_id} title={task.titles.book_id} />
      <PartLine />
    </>
  );
}

function TaskOfRequest() {
  const request = useRecordContext<Request & { id: number }>();
  if (!request) return null;
  return (
    <>
      <Link className={kit.ref} to={getTaskPath(request.task_id)}>
        {request.book}
      </Link>
      <PartLine />
    </>
  );
}

/** A task is known by its book, language and chapters; its end date is the instant that it is. */
export const taskCells = { book_id: <Book />, ends_on: <Due /> };
/** Said with the book; and who looks for what is late orders by the end date. */
export const spareTaskColumns = ['language', 'created_at'];

/** Said with the task; and what waits, which is what is looked at, is not decided. */
export const spareRequestColumns = ['book', 'language', 'decided_at'];
export const requestCells = { task_id: <TaskOfRequest />, ends_on: <Due /> };
