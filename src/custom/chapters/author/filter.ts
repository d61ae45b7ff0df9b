import { chapterStatuses, type ChapterStatus } from '#domain/chapters/chapter.entity.ts';
import { maxSearch } from '#domain/kit/paging.ts';

/** What of a table of contents is shown. */
export interface Filter {
  status: ChapterStatus | undefined;
  q: string;
  /** The first chapter on top, not the newest. */
  oldestFirst: boolean;
}

/** The filter of an address; what means none is none. */
export const readFilter = (params: URLSearchParams): Filter => ({
  status: chapterStatuses.find((status) => status === params.get('status')),
  q: (params.get('q') ?? '').slice(0, maxSearch),
  oldestFirst: params.get('order') === 'oldest',
});

export const isWhole = ({ status, q }: Pick<Filter, 'status' | 'q'>): boolean => status === undefined && q === '';
