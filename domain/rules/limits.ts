/** How often something may be done within a window. A limit that is passed is answered with 429 until the window ends. */
export interface Limit {
  times: number;
  seconds: number;
}

const quarter = 15 * 60;

export const limits = {
  /** Wrong passwords to one's own account, when asked for it again, by user. */
  ownPassword: { times: 10, seconds: quarter },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
