/** Where all is that is paid to an author. */
export const getAuthorMoneyPath = (author_id: number): string => `/office/author-money?id=${author_id}`;
