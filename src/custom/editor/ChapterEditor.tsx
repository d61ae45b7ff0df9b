import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseId } from '../../lib/routing/parseId.ts';
import { Loading } from '../../ui/Loading.tsx';
import { BrokenPage } from '../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { Deleted } from './Deleted.tsx';
import { EditorPage } from './EditorPage.tsx';
import { useSession } from './useSession.ts';

/** `/story/tiny?id=&chapter_id=`: a chapter of a story, or without one a new one. */
export default function ChapterEditor() {
  const [params] = useSearchParams();
  const story = parseId(params);
  const chapter = parseId(params, 'chapter_id');
  const [onlyRejected, setOnlyRejected] = useState(false);
  const [deleted, setDeleted] = useState<{ number: number; title: string; chapter: number | undefined }>();
  if (story === undefined || (chapter === undefined && params.has('chapter_id'))) return <NotFound />;
  if (deleted && deleted.chapter === chapter)
    return <Deleted story={story} {...deleted} onRestored={() => setDeleted(undefined)} />;
  return (
    <Opened
      {...{ story, chapter, onlyRejected }}
      onOnlyRejected={setOnlyRejected}
      onDeleted={(deletedChapter) => setDeleted({ ...deletedChapter, chapter })}
    />
  );
}

interface Props {
  story: number;
  chapter: number | undefined;
  onlyRejected: boolean;
  onOnlyRejected: (only: boolean) => void;
  onDeleted: (chapter: { number: number; title: string }) => void;
}

function Opened({ story, chapter, ...props }: Props) {
  const { session, error, retry } = useSession(story, chapter);
  if (error?.status === 404) return <NotFound />;
  if (error) return <BrokenPage error={error} retry={retry} />;
  return session ? <EditorPage key={session.id} session={session} requested={chapter} {...props} /> : <Loading />;
}
