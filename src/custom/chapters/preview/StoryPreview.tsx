import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listChapters } from '#domain/chapters/chapters.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { getStory } from '#domain/stories/stories.calls.ts';
import { statusCodes } from '#domain/stories/story.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send, isNotFound } from '../../../lib/api/client.ts';
import { storyKeys } from '../../../lib/api/queryKeys.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { parseId } from '../../../lib/routing/parseId.ts';
import { getPreviewPath, writePath } from '../../../lib/routing/previewPaths.ts';
import { currentUser } from '../../../lib/session/session.ts';
import { tagsQuery } from '../../../lib/tags/tagsQuery.ts';
import { useTagNames } from '../../../lib/tags/useTagNames.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { ContentsLine } from './ContentsLine.tsx';
import { Stage } from './Stage.tsx';
import css from './preview.module.css';

const perPage = 200;

/** `/story/preview?id=`: a story as its readers see it, with what they do not see yet marked. */
export function StoryPreview() {
  const t = useT();
  const [params] = useSearchParams();
  const id = parseId(params) ?? 0;
  const story = useQuery({
    queryKey: storyKeys.preview(id),
    queryFn: () => send(getStory, { params: { id } }),
    enabled: id > 0,
  });
  usePageTitle(story.data?.title ?? t('pages.title.story_preview'));
  if (id === 0 || isNotFound(story.error)) return <NotFound />;
  if (story.error) return <BrokenPage error={story.error} retry={() => void story.refetch()} />;
  return story.data ? <Story story={story.data} /> : <Loading />;
}

function Story({ story }: { story: AnswerOf<typeof getStory> }) {
  const t = useT();
  const formatCount = useFormatCount();
  const nameTags = useTagNames();
  const { id, title, cover, synopsis, genre, status, word_count, chapter_count, first_paywall_chapter } = story;
  const tags = useQuery(tagsQuery);
  const chapters = useInfiniteQuery({
    queryKey: storyKeys.previewChapters(id),
    queryFn: ({ pageParam }) => send(listChapters, { params: { id }, query: { page: pageParam, per_page: perPage } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
  });
  const items = chapters.data?.pages.flatMap((page) => page.items) ?? [];
  const [kind] = nameTags(
    (tags.data?.genre ?? []).filter(({ code }) => code === genre),
    [genre],
  );
  return (
    <Stage links={<BackLink to={`/story/detail?id=${id}`}>{t('chapters.shared.preview.back')}</BackLink>}>
      <header className={css.cover}>
        <img src={cover} alt="" width="150" height="200" />
        <div>
          <h1 lang={story.language}>{title}</h1>
          <p className={css.author} translate="no">
            {currentUser()?.pen_name}
          </p>
          <p className="facts">
            <span>{kind?.name}</span>
            <span>
              {t(
                status === statusCodes.completed ? 'stories.author.status.completed' : 'stories.author.status.ongoing',
              )}
            </span>
            <span>{formatCount('stories.author.chapters', chapter_count)}</span>
            <span>{formatCount('stories.author.words', word_count)}</span>
          </p>
          {items[0] && (
            <Link className="button" to={getPreviewPath(id, items[0].id)}>
              {t('chapters.shared.preview.read')}
            </Link>
          )}
        </div>
      </header>
      <section className={css.synopsis}>
        <h2>{t('chapters.shared.preview.synopsis')}</h2>
        {synopsis ? (
          <p lang={story.language}>{synopsis}</p>
        ) : (
          <p className={css.muted}>{t('chapters.shared.preview.no_synopsis')}</p>
        )}
      </section>
      <section>
        <h2>{t('chapters.shared.preview.contents')}</h2>
        {chapters.isPending && <Loading />}
        {chapters.error && !chapters.data && (
          <BrokenPage part error={chapters.error} retry={() => void chapters.refetch()} />
        )}
        {chapters.data && items.length === 0 && (
          <div className={css.empty}>
            <p>
              <strong>{t('chapters.shared.preview.no_chapters')}</strong>
            </p>
            <p className={css.muted}>{t('chapters.shared.preview.no_chapters_text')}</p>
            <Link className="button quiet" to={writePath(id)}>
              {t('chapters.shared.preview.write')}
            </Link>
          </div>
        )}
        <ol className={css.contents}>
          {items.map((chapter) => (
            <ContentsLine
              key={chapter.id}
              storyId={id}
              {...{ chapter, first_paywall_chapter }}
              language={story.language}
            />
          ))}
        </ol>
        <MoreButton list={chapters}>{t('chapters.shared.preview.more')}</MoreButton>
      </section>
    </Stage>
  );
}
