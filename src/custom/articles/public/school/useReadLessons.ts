import { useEffect, useState } from 'react';
import { listReadLessons } from '#domain/articles/reading.calls.ts';
import { send } from '../../../../lib/api/client.ts';
import { useUser } from '../../../../lib/session/session.ts';

/** The lessons that who is signed in has read; undefined while nobody is, or where they do not come. */
export function useReadLessons() {
  const id = useUser()?.id;
  const [slugs, setSlugs] = useState<readonly string[]>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let isActive = true;
    // Without them the academy is as it is for who is signed out.
    send(listReadLessons, {}).then(
      (answer) => isActive && setSlugs(answer.slugs),
      () => undefined,
    );
    return () => void (isActive = false);
  }, [id]);
  return { read: id === undefined ? undefined : slugs, add: (slug: string) => setSlugs([...(slugs ?? []), slug]) };
}
