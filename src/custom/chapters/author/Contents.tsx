import { useSearchParams } from 'react-router-dom';
import { chapterStatuses } from '#domain/chapters/chapter.entity.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { statusCodes } from '#domain/stories/story.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import type { Story } from '../../../lib/routing/story.ts';
import { Tabs } from '../../../ui/fields/Tabs.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { OutcomeBar } from '../../../ui/outcome/OutcomeBar.tsx';
import { BrokenPage } from '../../../ui/page/BrokenPage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { ChapterTable } from './ChapterTable.tsx';
import { DeletedChapters } from './DeletedChapters.tsx';
import { readFilter, isWhole, type Filter } from './filter.ts';
import { useBulk } from './useBulk.ts';
import { useContents } from './useContents.ts';
import css from './Contents.module.css';

const states = [undefined, ...chapterStatuses] as const;

/** The table of contents (domain.md section 2, 'Book detail'). State and search stand in the address. */
export function Contents({ story }: { story: Story }) {
  const t = useT();
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const whole = isWhole(filter);
  const contents = useContents(story.id, filter);
  const bulk = useBulk(story, contents);
  const go = (change: Partial<Filter>) => {
    const { status, q, oldestFirst } = { ...filter, ...change };
    const next = { ...(status && { status }), ...(q && { q }), ...(oldestFirst && { order: 'oldest' }) };
    setParams({ id: String(story.id), ...next }, { replace: !('status' in change) });
  };
  const { total } = contents;
  return (
    <section className={css.contents} aria-labelledby="contents" data-guide="storyPage.chapters">
      <div className="bar">
        <h2 id="contents">{t('chapters.writing.contents.list.title')}</h2>
        {story.status !== statusCodes.completed && <DeletedChapters story_id={story.id} bulk={bulk} />}
      </div>
      <div className={css.bar}>
        <Tabs
          label={t('chapters.writing.contents.list.filter')}
          guide="storyPage.states"
          names={states}
          value={filter.status}
          onPick={(status) => go({ status })}
        >
          {(status) => (
            <>
              {status ? t(`chapters.shared.status.${status}`) : t('chapters.writing.contents.list.all')}
              <small>{formatNumber(status ? story.states[status] : story.chapter_count, language)}</small>
            </>
          )}
        </Tabs>
        <SearchBox
          value={filter.q}
          label={t('chapters.writing.contents.list.search')}
          resultCount={contents.loading ? undefined : total}
          onSearch={(q) => go({ q })}
        />
      </div>
      {contents.error ? (
        <BrokenPage part error={contents.error} retry={contents.retry} />
      ) : contents.loading ? (
        <Loading />
      ) : total === 0 && whole ? (
        <Page
          part
          sign="book"
          title={t('chapters.writing.contents.list.empty')}
          text={t('chapters.writing.contents.list.empty_text')}
        />
      ) : total === 0 ? (
        <Page
          part
          sign="search"
          title={t('chapters.writing.contents.list.none')}
          text={t('chapters.writing.contents.list.none_text')}
        >
          <button type="button" className="button quiet" onClick={() => go({ status: undefined, q: '' })}>
            {t('chapters.writing.contents.list.show_all')}
          </button>
        </Page>
      ) : (
        <ChapterTable
          key={`${filter.status} ${filter.q} ${filter.oldestFirst}`}
          story={story}
          contents={contents}
          bulk={bulk}
          whole={whole}
          oldestFirst={filter.oldestFirst}
          onTurn={() => go({ oldestFirst: !filter.oldestFirst })}
        />
      )}
      {bulk.dialog}
      <OutcomeBar outcome={bulk.outcome} pending={bulk.pending} onClose={bulk.dismiss} />
    </section>
  );
}
