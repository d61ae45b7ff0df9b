/** What each editor has to do, and works that shall be handed over. */
export const editorKeys = {
  load: ['editors-load'],
  handover: (ids: readonly number[]) => ['editors-handover', ids],
};
