/** What of the queue is shown. */
export interface QueueFilter {
  book_id?: number;
  language?: string;
}

/** The queue of translated chapters, all or those of a book and a language, or a chapter in it. */
export function getTranslationReviewPath(filter: QueueFilter = {}, id?: number): string {
  const params = Object.entries({ ...filter, id }).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(params.map(([name, value]) => [name, String(value)]));
  return `/office/translation-reviews${search.size > 0 ? `?${search}` : ''}`;
}
