import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api/client.ts';
import { addSignOutHook } from '../../lib/session/account.ts';
import { currentUser } from '../../lib/session/session.ts';
import { leaveSignInNotice } from '../../lib/session/signInNotice.ts';
import { trackClosing } from './saving/closing.ts';
import { openSession, type Session } from './session.ts';

interface Opened {
  session?: Session;
  error?: ApiError;
}

/** The open chapter of an address; without `chapter` a new one, which stays open when it gets its id. */
export function useSession(storyId: number, chapter: number | undefined): Opened & { retry: () => void } {
  const [opened, setOpened] = useState<Opened & { fiction?: number; requested?: number }>({});
  const [tries, setTries] = useState(0);
  const { session } = opened;
  // A chapter that is gone is open as a new one, until its address follows it.
  const shows =
    session &&
    (session.opening.from === 'orphaned' && opened.requested === chapter ? chapter : session.saver.state().chapter);
  const here = session && opened.fiction === storyId && shows === chapter;

  useEffect(() => {
    if (here) return undefined;
    let isStale = false;
    const opening = openSession(storyId, chapter).then(
      (session) => {
        if (isStale) return session.close();
        setOpened({ session, fiction: storyId, requested: chapter });
        return undefined;
      },
      (error: unknown) => {
        if (isStale) return;
        setOpened(() => {
          // A fault of ours is thrown where the page is drawn.
          if (!(error instanceof ApiError)) throw error;
          return { error };
        });
      },
    );
    return () => {
      isStale = true;
      trackClosing(opening);
    };
    // A chapter that has just got its id is the one that is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [storyId, chapter, tries]);

  useEffect(() => {
    if (!session) return undefined;
    const forget = addSignOutHook(() => session.saver.save('autosave'));
    return () => {
      forget();
      // Signed out in the middle of it, here or elsewhere: the page that comes says that nothing is lost.
      if (!currentUser() && session.saver.keepsMore)
        leaveSignInNotice({ account: session.username, message: 'accounts.text_kept' });
      trackClosing(session.close());
    };
  }, [session]);

  const retry = () => {
    setOpened({});
    setTries(tries + 1);
  };
  if (session && !here) return { retry };
  return { ...opened, retry };
}
