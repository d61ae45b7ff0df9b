export const releaseKeys = {
  all: ['release'],
  of: (storyId: number) => ['release', storyId],
  setting: (storyId: number) => ['release', storyId, 'setting'],
  released: (storyId: number, month: string) => ['release', storyId, 'released', month],
  dates: (storyId: number, rule: object, count: number) => ['release', storyId, 'dates', rule, count],
};
