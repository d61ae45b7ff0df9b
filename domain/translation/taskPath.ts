/** The page of a task, its chapters and extension requests, for whoever may see it. */
export const getTaskPath = (id: number): string => `/office/translation-tasks/${id}/show`;
