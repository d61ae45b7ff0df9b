export const chapterReviewKeys = {
  one: (id: number) => ['chapter-review', id],
  queue: (storyId: number | undefined) => ['chapter-queue', storyId],
};
