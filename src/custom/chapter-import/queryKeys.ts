export const uploadKeys = {
  current: (storyId: number) => ['upload', storyId],
  /** The text of a row, which another number of words has made another one. */
  text: (uploadId: number, rowId: number, words: number) => ['uploaded-text', uploadId, rowId, words],
  history: (storyId: number) => ['upload-history', storyId],
  historyPage: (storyId: number, page: number) => ['upload-history', storyId, page],
};
