import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState } from 'react';
import { getJudgedChapter } from '#domain/contests/judging.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { toHtmlParagraphs } from '../../../lib/reading/paragraphs.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { judgingKeys } from '../queryKeys.ts';
import type { Judging } from './useJudging.ts';
import paragraphs from '../../../ui/reading/paragraphs.module.css';
import css from './office.module.css';

/** What readers see of an entry, a chapter at a time. */
export function EntryText({ judging: { id, chapters, story } }: { judging: Judging }) {
  const t = useT();
  const [chosen, setChosen] = useState(chapters[0]?.id);
  const at = chapters.findIndex((chapter) => chapter.id === chosen);
  if (chosen === undefined) return <p className={paragraphs.text}>{t('contests.office.judging.no_chapters')}</p>;
  const getName = ({ number, title }: (typeof chapters)[number]) =>
    [t('chapters.shared.preview.chapter', { number }), title].filter(Boolean).join(' · ');
  const step = (by: 1 | -1) => {
    const next = chapters[at + by];
    if (next) setChosen(next.id);
  };
  return (
    <div className={css.reading}>
      <div className={css.chapters} data-actions="">
        <button
          type="button"
          className="button quiet"
          disabled={at <= 0}
          aria-label={t('chapters.shared.preview.previous')}
          onClick={() => step(-1)}
        >
          <ChevronLeft aria-hidden />
        </button>
        <select
          className="control"
          aria-label={t('contests.office.judging.chapters')}
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {chapters.map((chapter) => (
            <option key={chapter.id} value={chapter.id}>
              {getName(chapter)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button quiet"
          disabled={at >= chapters.length - 1}
          aria-label={t('chapters.shared.preview.next')}
          onClick={() => step(1)}
        >
          <ChevronRight aria-hidden />
        </button>
      </div>
      <Chapter key={chosen} judging={id} chapter={chosen} language={story.language} />
    </div>
  );
}

function Chapter({ judging, chapter, language }: { judging: number; chapter: number; language: string }) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: judgingKeys.chapter(judging, chapter),
    queryFn: () => send(getJudgedChapter, { params: { id: judging, chapter_id: chapter } }),
    staleTime: 300_000,
  });
  const text = useMemo(() => toHtmlParagraphs(data?.content ?? ''), [data]);
  return (
    <section className={paragraphs.text} aria-label={t('contests.office.judging.reading')}>
      {!data && !error && <Loading />}
      {error && !data && <TryAgain retry={refetch} error={error} />}
      {text.map(
        (paragraph, index) =>
          'html' in paragraph && (
            // eslint-disable-next-line react/no-array-index-key
            <div key={index} className={paragraphs.paragraph}>
              {/* eslint-disable-next-line react/no-danger */}
              <p lang={language} dangerouslySetInnerHTML={{ __html: paragraph.html }} />
            </div>
          ),
      )}
    </section>
  );
}
