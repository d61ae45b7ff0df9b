/** A saved article as its readers would see it; a clause as a correction of an edition, with the numbers of that. */
export const getPreviewPath = (id: number | string, corrects: number | null = null): string =>
  `/office/articles/preview?id=${id}${corrects === null ? '' : `&edition=${corrects}`}`;
