/** The address of a lesson. */
export const getLessonPath = (slug: string): string => `/schoolDetail?id=${slug}`;
