/** Which of the own tasks: those with something left to do, or those that are done. */
export const myTaskTabs = ['open', 'done'] as const;
/** Tasks of a page. */
export const myTasksPerPage = 20;
