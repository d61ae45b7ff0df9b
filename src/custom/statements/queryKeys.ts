/** The statement that waits for its author, or the last one. */
export const statementKeys = {
  waiting: ['bill'],
  summary: (month: string) => ['bill', 'summary', month],
  invoice: (language: string) => ['bill', 'invoice', language],
  number: ['bill', 'number'],
  review: (id: number) => ['statement-review', id],
};

/** Months and their closing. */
export const monthKeys = {
  page: (page: number) => ['months', page],
  closing: (month: string) => ['close', month],
};

export const questionKeys = {
  of: (month: string) => ['questions', month],
  counts: ['question-counts'],
  asked: (status: string, page: number) => ['statement-questions', status, page],
};
