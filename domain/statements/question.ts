/** `open` waits for finance, `answered` for the author; who asks on opens it again. */
export const questionStatuses = ['open', 'answered', 'closed'] as const;

/** A line of a statement: the key of its group, which is a language or an earlier month, and its story. */
export const formatLineKey = (key: string, fiction_id: number | null): string => `${key}:${fiction_id ?? 0}`;
