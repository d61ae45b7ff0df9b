import { useQuery } from '@tanstack/react-query';
import { listTermCandidates } from '#domain/dictionary/termCandidates.calls.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import { useT } from '../../../i18n/index.ts';
import { isNotFound, send } from '../../../lib/api/client.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { OfDictionary } from '../OfDictionary.tsx';
import { candidateKeys } from '../queryKeys.ts';
import { Candidates } from './Candidates.tsx';

/** `/office/term-candidates?book_id=&language=`: names that stand often in a book and have no entry in a language. */
export function TermCandidates() {
  const t = useT();
  return (
    <OfDictionary title={t('dictionary.office.candidates.title')}>
      {(book, language) => <FoundNames key={`${book} ${language}`} book={book} language={language} />}
    </OfDictionary>
  );
}

function FoundNames({ book, language }: { book: number; language: StoryLanguage }) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: candidateKeys.of(book, language),
    queryFn: () => send(listTermCandidates, { params: { id: book }, query: { language } }),
    // A whole book is searched: not whenever its window is looked at again.
    refetchOnWindowFocus: false,
  });
  if (isNotFound(error)) return <NotFound />;
  if (error && !data) return <BrokenPage error={error} retry={() => void refetch()} />;
  if (!data)
    return (
      <>
        <p role="status">{t('dictionary.office.candidates.searching')}</p>
        <Loading />
      </>
    );
  const { chapters, all_chapters } = data;
  return (
    <>
      <p className="note">
        {t('dictionary.office.candidates.intro')}{' '}
        {chapters < all_chapters && t('dictionary.office.candidates.part', { chapters, all: all_chapters })}
      </p>
      <Candidates book={book} language={language} candidates={data} />
    </>
  );
}
