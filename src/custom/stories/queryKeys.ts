/** How often a story was read. */
export const readKeys = { count: (storyId: number, query: object) => ['read-count', storyId, query] };

export const shareKeys = { url: (storyId: number) => ['share-url', storyId] };
