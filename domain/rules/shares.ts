/** Works whose share one call sets at most. */
export const maxShares = 200;

/** What became of a work: its share was set, was as asked already, is another by now, or there is no such work. */
export const shareResults = ['set', 'same', 'changed', 'missing'] as const;
