import { can, type Role } from '#domain/roles.ts';

/** Days that the pictures by day go back, today among them. */
export const tradeDays = 30;
/** Weeks that the pictures by week go back, from Monday on, the present one among them. */
export const tradeWeeks = 8;

interface Picture {
  roles: readonly Role[];
  /** What the bars stand for: a day or the Monday of a week (UTC+8), a language, a state of the entity, an app. */
  by: 'day' | 'week' | 'language' | 'state' | 'app';
  /** What is counted, each in a colour of its own. */
  series: readonly string[];
  /** In cents, else counted. */
  money?: true;
}

const ofStories = ['content_manager', 'editor', 'work_auditor'] as const satisfies Role[];
const ofRevenue = ['content_manager', 'finance_manager'] as const satisfies Role[];

/** The pictures of the trade on the home of the staff, in their order. */
export const tradePictures = {
  /** Words of chapters that went out, and these chapters. */
  words: { roles: ofStories, by: 'day', series: ['words'] },
  releases: { roles: ofStories, by: 'day', series: ['chapters'] },
  /** Decisions on chapters, by whether they came as soon as the house wants them (`reviewAim.ts`). */
  reviews: { roles: ofStories, by: 'week', series: ['in_time', 'late'] },
  /** Applications for contracts that came in. */
  applications: { roles: ofStories, by: 'day', series: ['applications'] },
  /** Translation tasks that are not done. */
  open_tasks: {
    roles: ['content_manager', 'translation_auditor', 'translator'],
    by: 'language',
    series: ['in_time', 'late'],
  },
  /** Those of the newest month. */
  statements: { roles: ['finance_manager'], by: 'state', series: ['statements'] },
  payouts: { roles: ['finance_manager', 'cashier'], by: 'state', series: ['payouts'] },
  /** Net revenue of the last whole month. */
  revenue_by_app: { roles: ofRevenue, by: 'app', series: ['net_amount'], money: true },
  revenue_by_language: { roles: ofRevenue, by: 'language', series: ['net_amount'], money: true },
} as const satisfies Record<string, Picture>;

export type TradePicture = keyof typeof tradePictures;
export const tradePictureNames = Object.keys(tradePictures) as TradePicture[];
export const getTradePicture = (name: TradePicture): Picture => tradePictures[name];

/** The pictures of a role. */
export const listTradePictures = (role: Role): TradePicture[] =>
  tradePictureNames.filter((name) => can(role, tradePictures[name].roles));
