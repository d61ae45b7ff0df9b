import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { Preloadable } from '../../lib/lazy/preloadable.ts';
import { Loading } from '../Loading.tsx';
import { BrokenPage } from '../page/BrokenPage.tsx';

/**
 * What stands for code that is not there: while it comes, and where it does not.
 * - `page`: a sign of waiting; a question to try again, in its place
 * - `dialog`: nothing; that question, in place of the page
 * - `chart`, `extra`: a sign of waiting, or nothing; nothing, since it is told in words as well
 */
type Look = 'page' | 'dialog' | 'chart' | 'extra';

/**
 * The component of code that may come later. If it is here already it is drawn at once; where it does not come it is
 * asked for again in its place: no reload, nothing lost, unless there is another version of all of it. React's `lazy`
 * would show for 0.3 s that it waits, and keep a failure for good.
 */
export function lazyWithPreload<P extends object>(code: Preloadable<P>, look: Look = 'page') {
  return function Part(props: P) {
    const [Here] = useState(() => code.here);
    return Here ? <Here {...props} /> : <FetchedComponent {...{ code, props, look }} />;
  };
}

/** Does the server answer? Then it may have got a new version since, without the code that this page asks for. */
const isUp = () =>
  fetch(location.pathname, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

interface Props<P> {
  /** Must stay the same. */
  code: Preloadable<P>;
  props: P;
  look: Look;
}

function FetchedComponent<P extends object>({ code, props, look }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [failure, setFailure] = useState<Error>();
  const load = useCallback(
    (onFailure: (error: Error) => void) => {
      setFailure(undefined);
      code.fetch().then((part) => setPart(() => part), onFailure);
    },
    [code],
  );
  useEffect(() => load(setFailure), [load]);
  const retry = () => load((error) => void isUp().then((up) => (up ? location.reload() : setFailure(error))));
  if (Part) return <Part {...props} />;
  if (!failure) return look === 'page' || look === 'chart' ? <Loading /> : null;
  if (look === 'dialog') throw failure;
  return look === 'page' ? <BrokenPage error={failure} retry={retry} /> : null;
}
