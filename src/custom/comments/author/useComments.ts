import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import {
  blockReader,
  deleteComment,
  hideComment,
  likeComment,
  listComments,
  listReplies,
  pinComment,
  readComments,
  unblockReader,
  type Comment,
  type Reply,
} from '#domain/comments/comments.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { useSharedCommand } from '../../../lib/command/useSharedCommand.ts';
import { refreshBadges } from '../../../lib/live/refreshBadges.ts';
import type { Outcome } from '../../../ui/outcome/OutcomeBar.tsx';
import { commentChanges, commentCounts, commentKeys } from '../queryKeys.ts';
import type { CommentQuery } from './commentQuery.ts';

/** The id up to which a thread is shown. */
export const getLastShownId = ({ id, replies }: Comment): number => replies.at(-1)?.id ?? id;

type Pages = InfiniteData<AnswerOf<typeof listComments>, string | undefined>;

/**
 * Comments, page after page, and what can be done with them. What was done to a comment shows at its place, which it
 * keeps until the list is asked for anew: an answered one does not jump away under its author's eyes.
 */
export function useComments(query: CommentQuery) {
  const t = useT();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const queryKey = commentKeys.list(query);
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: after }) => send(listComments, { query: { ...query, ...(after && { after }) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

  const change = (changed: (comment: Comment) => Comment) =>
    queries.setQueryData<Pages>(
      queryKey,
      (pages) => pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
    );
  const patch = (id: number, to: (comment: Comment) => Partial<Comment>) =>
    change((comment) => (comment.id === id ? { ...comment, ...to(comment) } : comment));
  /** Changes what was said, be it a comment or an answer to one. */
  const patchAnywhere = (id: number, to: Partial<Reply>) => {
    const patched = <T extends Reply>(one: T): T => (one.id === id ? { ...one, ...to } : one);
    change((comment) => ({ ...patched(comment), replies: comment.replies.map(patched) }));
  };
  /** What came meanwhile is shown when it is asked for. */
  const renew = () => {
    refreshBadges();
    for (const queryKey of commentChanges) void queries.invalidateQueries({ queryKey });
  };

  /** Does something and says so. */
  const { run, pending } = useSharedCommand<Outcome | undefined | void>({
    onSuccess: (done, { invalidates }) => {
      setOutcome(done ?? undefined);
      if (invalidates) refreshBadges();
    },
  });

  const markRead = ({ replies }: Comment): Partial<Comment> => ({
    is_read: true,
    replies: replies.map((reply) => ({ ...reply, is_read: true })),
  });

  const hide = (id: number, hidden: boolean): Promise<unknown> =>
    run({
      act: async () => {
        await send(hideComment, { params: { id }, body: { hidden } });
        return {
          message: t(hidden ? 'comments.author.said.hidden' : 'comments.author.said.shown'),
          undo: () => hide(id, !hidden),
        };
      },
      invalidates: commentChanges,
    });

  return {
    list,
    items: list.data?.pages.flatMap(({ items }) => items),
    outcome,
    pending,
    close: () => setOutcome(undefined),
    showOutcome: (message: string) => setOutcome({ message }),
    patch,
    patchAnywhere,
    renew,
    like: ({ id, liked }: Reply) =>
      run({
        act: async () => {
          const updated = await send(likeComment, { params: { id, n: liked ? '0' : '1' } });
          patchAnywhere(id, updated);
        },
      }),
    read: (comment: Comment) =>
      run({
        act: async () => {
          await send(readComments, { body: { ids: [comment.id], until: getLastShownId(comment) } });
          patch(comment.id, markRead);
        },
        invalidates: commentCounts,
      }),
    readAll: () =>
      run({
        act: async () => {
          const { type, fiction_id, chapter_id, language } = query;
          const until = list.data?.pages[0]?.newest ?? undefined;
          await send(readComments, { body: { all: true, type, fiction_id, chapter_id, language, until } });
        },
        invalidates: commentChanges,
      }),
    pin: ({ id, pinned }: Comment) =>
      run({
        act: async () => {
          await send(pinComment, { params: { id }, body: { pinned: !pinned } });
          return { message: t(pinned ? 'comments.author.said.unpinned' : 'comments.author.said.pinned') };
        },
        invalidates: commentChanges,
      }),
    hide: ({ id, hidden }: Reply) => hide(id, !hidden),
    block: ({ id, reader_name: name }: Reply) =>
      run({
        act: async () => {
          const blocked = await send(blockReader, { params: { id } });
          const undo = (): Promise<unknown> =>
            run({
              act: async () => void (await send(unblockReader, { params: { id: blocked.id } })),
              invalidates: commentChanges,
            });
          return { message: t('comments.author.blocking.said', { name }), undo };
        },
        invalidates: commentChanges,
      }),
    remove: (id: number) =>
      run({
        act: async () => {
          await send(deleteComment, { params: { id } });
          return { message: t('comments.author.said.removed') };
        },
        invalidates: commentChanges,
      }),
    answered: (comment: Comment, reply: Reply) => {
      patch(comment.id, (before) => {
        const replies = [...markRead(before).replies!, reply];
        return { is_read: true, answered: true, reply_count: before.reply_count + 1, replies };
      });
      // What readers said while the answer was written stands before it, and is still unread.
      const meanwhile = { params: { id: comment.id }, query: { after: getLastShownId(comment) } };
      void send(listReplies, meanwhile).then(
        ({ items, total }) => {
          const of = new Set(items.map(({ id }) => id));
          patch(comment.id, ({ replies }) => ({
            reply_count: total,
            replies: [...replies.filter(({ id }) => !of.has(id)), ...items],
          }));
        },
        () => undefined,
      );
    },
  };
}

export type Comments = ReturnType<typeof useComments>;
