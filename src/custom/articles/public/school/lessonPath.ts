/** The address of a lesson. */
export const lessonPath = (slug: string): string => `/schoolDetail?id=${slug}`;
