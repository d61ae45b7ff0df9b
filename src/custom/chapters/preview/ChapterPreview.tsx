import { useQuery } from '@tanstack/react-query';
import DOMPurify from 'dompurify';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { canStep } from '#domain/chapters/chapter.ts';
import { getChapter } from '#domain/chapters/chapters.calls.ts';
import { contentTags } from '#domain/chapters/chapterText.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { getStory } from '#domain/stories/stories.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send, isNotFound } from '../../../lib/api/client.ts';
import { storyKeys } from '../../../lib/api/queryKeys.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { parseId } from '../../../lib/routing/parseId.ts';
import { getPreviewPath, writePath } from '../../../lib/routing/previewPaths.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { Stage } from './Stage.tsx';
import css from './preview.module.css';

/** `/story/preview/chapter?id=&chapter_id=`: a chapter as its readers see it once it is published. */
export function ChapterPreview() {
  const t = useT();
  const [params] = useSearchParams();
  const id = parseId(params) ?? 0;
  const chapter_id = parseId(params, 'chapter_id') ?? 0;
  const valid = id > 0 && chapter_id > 0;
  const chapter = useQuery({
    queryKey: storyKeys.previewChapter(chapter_id),
    queryFn: () => send(getChapter, { params: { chapter_id } }),
    enabled: valid,
  });
  const story = useQuery({
    queryKey: storyKeys.preview(id),
    queryFn: () => send(getStory, { params: { id } }),
    enabled: valid,
  });
  const name = chapter.data && t('chapters.shared.preview.chapter', { number: chapter.data.number });
  usePageTitle(chapter.data?.title ?? name ?? t('pages.title.story_preview'));

  const error = chapter.error ?? story.error;
  const elsewhere = chapter.data && chapter.data.fiction_id !== id;
  if (!valid || elsewhere || isNotFound(error)) return <NotFound />;
  if (error) return <BrokenPage error={error} retry={() => void Promise.all([chapter.refetch(), story.refetch()])} />;
  if (!chapter.data || !story.data) return <Loading />;
  return <Chapter key={chapter_id} chapter={chapter.data} story={story.data} />;
}

interface Props {
  chapter: AnswerOf<typeof getChapter>;
  story: AnswerOf<typeof getStory>;
}

function Chapter({ chapter, story }: Props) {
  const t = useT();
  // The next chapter begins at its beginning. Newer browsers answer a promise, which React would take for a clean-up.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const { id, number, title, status, revision_status, content, previous_id, next_id } = chapter;
  // The server keeps nothing else; a fault there must not run here.
  const clean = useMemo(
    () => DOMPurify.sanitize(content, { ALLOWED_TAGS: [...contentTags], ALLOWED_ATTR: [] }),
    [content],
  );
  const paywall = story.first_paywall_chapter;
  const name = t('chapters.shared.preview.chapter', { number });
  const editable = !chapter.story.completed && canStep('save', chapter, chapter.story.signed);
  return (
    <Stage
      links={
        <>
          <BackLink to={getPreviewPath(story.id)}>{t('chapters.shared.preview.contents')}</BackLink>
          {editable && <Link to={writePath(story.id, id)}>{t('chapters.shared.preview.edit')}</Link>}
        </>
      }
    >
      {status !== 'published' && (
        <p className={css.notice}>
          <strong>{t(`chapters.shared.status.${status}`)}</strong> {t('chapters.shared.preview.hidden')}
        </p>
      )}
      {status === 'published' && revision_status && (
        <p className={css.notice}>{t('chapters.shared.preview.changed')}</p>
      )}
      {number >= paywall && <p className={css.notice}>{t('chapters.shared.preview.paid_text')}</p>}
      <header className={css.head}>
        <p className={css.story} lang={story.language}>
          {story.title}
        </p>
        {title ? (
          <>
            <p className={css.muted}>{name}</p>
            <h1 lang={story.language}>{title}</h1>
          </>
        ) : (
          <h1>{name}</h1>
        )}
      </header>
      {clean === '' ? (
        <p className={css.muted}>{t('chapters.shared.preview.empty')}</p>
      ) : (
        // eslint-disable-next-line react/no-danger
        <div className={css.text} lang={story.language} dangerouslySetInnerHTML={{ __html: clean }} />
      )}
      {number === paywall - 1 && (
        <p className={css.paywall}>
          <strong>{t('chapters.shared.preview.paywall')}</strong>
          <span>{t('chapters.shared.preview.paywall_text', { number: paywall })}</span>
        </p>
      )}
      <nav className={css.turn} aria-label={t('chapters.shared.preview.contents')}>
        {previous_id ? (
          <Link className="button quiet" to={getPreviewPath(story.id, previous_id)}>
            {t('chapters.shared.preview.previous')}
          </Link>
        ) : (
          <span />
        )}
        {next_id ? (
          <Link className="button" to={getPreviewPath(story.id, next_id)}>
            {t('chapters.shared.preview.next')}
          </Link>
        ) : (
          <span className={css.muted}>{t('chapters.shared.preview.end')}</span>
        )}
      </nav>
    </Stage>
  );
}
