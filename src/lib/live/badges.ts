import { countUnreadComments } from '#domain/comments/comments.calls.ts';
import { countUnreadMessages, type Badges } from '#domain/notifications/badges.calls.ts';
import { can, isAuthor } from '#domain/roles.ts';
import { minuteLong } from '#domain/shared/clock.ts';
import { countOpenStatements } from '#domain/statements/statements.calls.ts';
import { countTranslations } from '#domain/translation/translationBadges.calls.ts';
import { send } from '../api/client.ts';
import { currentRole, currentUser } from '../session/session.ts';
import { listenForBadges } from './liveBadges.ts';
import { getKnownUnread, nothingKnown, showUnread, type Unread } from './unread.ts';

/**
 * Known to all tabs of an account: one that asks, or listens, does so for the others too. Another tab may show the portal
 * as an author.
 */
export const getBadgesKey = () => `badges ${currentUser()?.id}`;

type Known = Pick<Unread, 'counts' | 'newest' | 'moved' | 'queues'>;

const noTranslations = { tasks: 0, reviews: 0, extensions: 0, terms: 0, late: 0 };

/** Asks for what the stream tells. */
async function ask(): Promise<Known> {
  const role = currentRole();
  const [comments, messages, statements, translations] = await Promise.all([
    can(role, countUnreadComments.roles) ? send(countUnreadComments, {}) : { unread_count: 0 },
    send(countUnreadMessages, {}),
    can(role, countOpenStatements.roles) ? send(countOpenStatements, {}) : { open_count: 0, moved: null },
    can(role, countTranslations.roles) ? send(countTranslations, {}) : noTranslations,
  ]);
  return toKnown({
    comments: comments.unread_count,
    messages: messages.unread_count,
    newest: messages.newest,
    statements: statements.open_count,
    moved: statements.moved,
    translations,
    // Who only asks does so of what waits in queues, too.
    queues: getKnownUnread().queues,
  });
}

/** By the line of the menu. */
const toKnown = ({ comments, messages, newest, statements, moved, translations, queues }: Badges): Known => ({
  counts: isAuthor(currentRole()!)
    ? { '/comments': comments, '/message': messages, '/income': statements }
    : {
        '/office/inbox': messages,
        '/office/my-translations': translations.tasks,
        '/office/translation-reviews': translations.reviews,
        '/office/extension-requests': translations.extensions,
        '/office/dictionary-entries': translations.terms,
        '/office/translation-tasks': translations.late,
      },
  newest,
  moved,
  queues,
});
const mayAsk = () => can(currentRole(), countUnreadMessages.roles);

let requests = 0;
let page: string | undefined;

function keep({ counts, newest, moved, queues }: Known, live: boolean, at = Date.now()): void {
  // An answer to who has left meanwhile is kept for nobody.
  if (!mayAsk()) return;
  const badges = { counts, newest, moved, queues, at, live };
  localStorage.setItem(getBadgesKey(), JSON.stringify(badges));
  showUnread(badges);
}

/** What another tab, or an earlier page, found out about the same user. */
function read(): Unread {
  try {
    return (JSON.parse(localStorage.getItem(getBadgesKey()) ?? 'null') as Unread | null) ?? nothingKnown;
  } catch {
    return nothingKnown;
  }
}

/** Counts anew; a badge is not worth a word of error, so the last count stands where that fails. */
export function countBadges(): void {
  if (!mayAsk()) return;
  const mine = ++requests;
  const { live } = getKnownUnread();
  ask()
    .then((counts) => mine === requests && keep(counts, live))
    .catch(() => undefined);
}

/** Is what is known as new as one needs, since somebody listens or has just asked? */
function isFresh(within: number): boolean {
  const { at, live } = getKnownUnread();
  return Date.now() - at < (live ? minuteLong : within);
}

/** Keeps the counts up to date until the menu is gone. */
export function watchBadges(signal: AbortSignal): void {
  if (!mayAsk()) return;
  showUnread(read());
  page = undefined;
  const look = () => {
    if (document.visibilityState === 'visible' && !isFresh(minuteLong)) countBadges();
  };
  const timer = setInterval(look, minuteLong / 4);
  addEventListener('storage', (event) => (event.key === getBadgesKey() || event.key === null) && showUnread(read()), {
    signal,
  });
  document.addEventListener('visibilitychange', look, { signal });
  void listenForBadges(
    getBadgesKey(),
    (badges) => {
      // What was asked for before is older than this.
      requests += 1;
      keep(badges ? toKnown(badges) : getKnownUnread(), true);
    },
    () => {
      // Nothing was found out: asking is due when it was.
      const unread = getKnownUnread();
      keep(unread, false, unread.at);
    },
    signal,
  );
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    // What is still asked for is shown to nobody.
    requests += 1;
    showUnread(nothingKnown);
  });
}

/** At another page, where nobody listens. */
export function askAtPage(address: string): void {
  if (address !== page && !isFresh(0)) countBadges();
  page = address;
}
