import type { Role } from '#domain/roles.ts';
import type { Database } from '#server/db/database.ts';
import type { Replica } from '#server/db/replica.ts';
import type { Log } from '#server/log.ts';
import type { Mail } from './email.ts';
import type { MachineTranslation } from './machineTranslation.ts';
import type { Metrics } from './metrics.ts';
import type { ReaderApps } from './signature.ts';
import type { Provider } from './signInProvider.ts';
import type { Storage } from './storage.ts';
import type { Traces } from './traces.ts';

/** Who pays authors: the name, and the address in lines, which may be none. */
export interface Payer {
  name: string;
  address: readonly string[];
}

/** What the application is given from outside; tests give their own. */
export interface Services {
  database: Database;
  /** A copy of it that lists, search, home and exports may be read from; absent: there is none. */
  replica?: Replica | undefined;
  storage: Storage;
  mail: Mail;
  log: Log;
  /** What codes and captchas are signed with; the same on every node. */
  secret: string;
  /** Whom people may sign in with besides a password. */
  providers: readonly Provider[];
  /** Who may send what their readers wrote. */
  readerApps: ReaderApps;
  /** Drafts translations of books whose managers allow it; absent: none are drafted. */
  machineTranslation?: MachineTranslation | undefined;
  /** Years that who signs a contract has lived at least. */
  signingAge: number;
  /** PDFs name it. */
  payer: Payer;
  /** Another content manager confirms who becomes one, or works in finance. */
  twoManagers: boolean;
  /** Roles that must have a second factor. */
  secondFactorRoles: readonly Role[];
  clock: () => Date;
  /** Aborted when no more requests are to be sent here, and when streams are to end since the server does. */
  draining?: AbortSignal | undefined;
  closing?: AbortSignal | undefined;
  /** Where people open the portal: `https://write.example.com`; emails have no links without it. */
  publicUrl?: string | undefined;
  /** Absent: nobody counts. */
  metrics?: Metrics | undefined;
  /** Absent: nobody records what is done. */
  traces?: Traces | undefined;
  /** A proxy stands before the server and says in X-Forwarded-For who asked it. */
  trustProxy?: boolean;
  /** Check each answer against its declaration: on in tests. */
  checkAnswers?: boolean;
}
