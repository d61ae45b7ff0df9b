export const statementKeys = {
  /** The statement that waits for its author, or the last one. */
  waiting: ['statement', 'waiting'],
  summary: (month: string) => ['statement', 'summary', month],
  invoice: (language: string) => ['statement', 'invoice', language],
  number: ['statement', 'number'],
  review: (id: number) => ['statement-review', id],
};

/** Months and their closing. */
export const monthKeys = {
  all: ['months'],
  page: (page: number) => ['months', page],
  closing: (month: string) => ['close', month],
};

export const questionKeys = {
  of: (month: string) => ['questions', month],
  counts: ['question-counts'],
  asked: (status: string, page: number) => ['statement-questions', status, page],
};
