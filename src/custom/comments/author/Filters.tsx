import { useQuery } from '@tanstack/react-query';
import { commentFilters, commentOrders, commentTypes } from '#domain/comments/comment.ts';
import { listCommentedChapters, type listCommentedStories } from '#domain/comments/comments.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { FilterSelect } from '../../../ui/fields/FilterSelect.tsx';
import { Tabs } from '../../../ui/fields/Tabs.tsx';
import { commentedKeys } from '../queryKeys.ts';
import type { CommentQuery } from './commentQuery.ts';
import css from './Comments.module.css';

interface Props {
  query: CommentQuery;
  stories: AnswerOf<typeof listCommentedStories>['items'];
  onChange: (change: Record<string, string | undefined>) => void;
}

/** Which comments, of which story, and in which order. */
export function Filters({ query, stories, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const { fiction_id, chapter_id } = query;
  const chapters = useQuery({
    queryKey: commentedKeys.chapters(fiction_id),
    queryFn: () => send(listCommentedChapters, { params: { id: fiction_id! } }),
    enabled: fiction_id !== undefined,
  });
  const languages = [...new Set(stories.map((story) => story.language))];
  const addCount = (name: string, unread: number) => (unread > 0 ? `${name} (${unread})` : name);
  return (
    <div className={css.bar}>
      <Tabs
        label={t('comments.author.filters')}
        names={commentFilters}
        value={query.filter}
        onPick={(name) => onChange({ filter: name === 'all' ? undefined : name })}
      >
        {(name) => t(`comments.author.filter.${name}`)}
      </Tabs>
      <div className={css.filters}>
        <FilterSelect
          label={t('comments.author.story')}
          value={fiction_id}
          all={t('comments.author.all_stories')}
          options={stories.map(({ id, title, unread }) => [String(id), addCount(title, unread)])}
          onChange={(value) => onChange({ fiction_id: value, chapter_id: undefined })}
        />
        {fiction_id !== undefined && (
          <FilterSelect
            label={t('comments.author.chapter')}
            value={chapter_id}
            all={t('comments.author.all_chapters')}
            options={(chapters.data?.items ?? []).map(({ id, number, title, unread }) => [
              String(id),
              addCount([t('comments.author.chapter_number', { number }), title].filter(Boolean).join(' · '), unread),
            ])}
            onChange={(value) => onChange({ chapter_id: value })}
          />
        )}
        {languages.length > 1 && (
          <FilterSelect
            label={t('common.language')}
            value={query.language}
            all={t('comments.author.all_languages')}
            options={languages.map((code) => [code, formatLanguageName(code, language)])}
            onChange={(value) => onChange({ language: value })}
          />
        )}
        <FilterSelect
          label={t('comments.author.type_label')}
          value={query.type}
          all={t('comments.author.type.all')}
          options={commentTypes.map((type) => [type, t(`comments.author.type.${type}`)])}
          onChange={(value) => onChange({ type: value })}
        />
        <FilterSelect
          label={t('comments.author.order_label')}
          value={query.order}
          options={commentOrders.map((order) => [order, t(`comments.author.order.${order}`)])}
          onChange={(value) => onChange({ order: value === 'unanswered' ? undefined : value })}
        />
      </div>
    </div>
  );
}
