/** What a user visits from (portal.md section 2). */
export const platforms = ['ios', 'android', 'web'] as const;
export type Platform = (typeof platforms)[number];
