/** A chapter at the translator's desk, or a place in it: the number of a paragraph, or the first that is open. */
export const getDeskPath = (id: number, at?: number | 'open'): string =>
  `/office/translate?id=${id}${at === undefined ? '' : `&at=${at}`}`;
