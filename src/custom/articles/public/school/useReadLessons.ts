import { useEffect, useState } from 'react';
import { send } from '../../../../lib/api/client.ts';
import { useUser } from '../../../../lib/session/session.ts';

// Only for who is signed in: a visitor does not download them, nor yup.
const loadCalls = () => import('#domain/articles/reading.calls.ts');

/** The lessons that who is signed in has read; undefined while nobody is, or where they do not come. */
export function useReadLessons() {
  const id = useUser()?.id;
  const [slugs, setSlugs] = useState<readonly string[]>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let isActive = true;
    // Without them the academy is as it is for who is signed out.
    loadCalls()
      .then(({ listReadLessons }) => send(listReadLessons, {}))
      .then(
        (answer) => isActive && setSlugs(answer.slugs),
        () => undefined,
      );
    return () => void (isActive = false);
  }, [id]);
  return {
    read: id === undefined ? undefined : slugs,
    mark: async (slug: string) => {
      const { markLessonRead } = await loadCalls();
      await send(markLessonRead, { params: { slug } });
      setSlugs([...(slugs ?? []), slug]);
    },
  };
}
