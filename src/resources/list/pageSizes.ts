/** Rows that a page of a list may have; a list begins with the first. */
export const pageSizes = [25, 50, 100] as const;
