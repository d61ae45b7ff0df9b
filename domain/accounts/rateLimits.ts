import { docxLimits } from '../chapter-import/docxLimits.ts';

/** How often something may be done within a window. A limit that is passed is answered with 429 until the window ends. */
export interface Limit {
  times: number;
  seconds: number;
}

const quarter = 15 * 60;
const hour = 3600;
const day = 24 * hour;

export const limits = {
  /** Failed sign-ins of one account. */
  signInByAccount: { times: 10, seconds: quarter },
  /** Failed sign-ins from one network address, which many people may share. */
  signInByAddress: { times: 100, seconds: quarter },
  /** Sign-ins at other providers that are begun from one network address and not finished. */
  ssoStarts: { times: 1000, seconds: quarter },
  /** Sign-ins by passkeys that are begun, and that are tried, from one network address. */
  passkeyStarts: { times: 1000, seconds: quarter },
  passkeySignIns: { times: 100, seconds: quarter },
  /** Codes of one flow to one email. With five guesses a code this bounds what can be guessed in a day. */
  codesByEmail: { times: 10, seconds: day },
  /** The same that content managers send, whatever others asked for. */
  codesByManagers: { times: 10, seconds: day },
  /** Codes asked for from one network address. */
  codesByAddress: { times: 50, seconds: hour },
  /** Wrong guesses of codes from one network address. */
  codeGuesses: { times: 50, seconds: quarter },
  /** Wrong passwords to one's own account, when asked for it again, by user. */
  ownPassword: { times: 10, seconds: quarter },
  /** Wrong codes of a second factor, by user. The longer window bounds what can be guessed in a day. */
  secondFactor: { times: 10, seconds: quarter },
  secondFactorByDay: { times: 50, seconds: day },
  /** Emails that tell a user of them. */
  secondFactorWarnings: { times: 1, seconds: 6 * hour },
  /** Pen names that one user asks about while typing. */
  penNameChecks: { times: 200, seconds: quarter },
  /** Word files that one user has read in: twice all that one import may be of. */
  documents: { times: 2 * docxLimits.files, seconds: hour },
  /** Whether answers of the FAQ helped, from one network address. */
  ratings: { times: 60, seconds: hour },
  /** Machine drafts that one translator asks for. */
  machineDrafts: { times: 600, seconds: hour },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
