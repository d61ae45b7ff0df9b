const judging = '/office/judging';
const result = '/office/contest-result';
const preview = '/office/contest-preview';

/** The entries that a judge has, or one of them. */
export const getJudgingPath = (id?: number): string => (id === undefined ? judging : `${judging}?id=${id}`);

/** How a contest is judged, and who wins. */
export const getResultPath = (id: number): string => `${result}?id=${id}`;

/** A contest as its readers see it, or would. */
export const getPreviewPath = (id: number): string => `${preview}?id=${id}`;
