/** The import that waits for a book, a page of it. */
export const sourceImportKeys = {
  of: (book: number) => ['source-import', book],
  page: (book: number, status: string, page: number) => ['source-import', book, status, page],
};
