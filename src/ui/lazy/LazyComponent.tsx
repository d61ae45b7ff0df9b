import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { Loading } from '../Loading.tsx';
import { BrokenPage } from '../page/BrokenPage.tsx';

/**
 * What stands for code that is not there: while it comes, and where it does not.
 * - `page`: a sign of waiting; a question to try again, in its place
 * - `dialog`: nothing; that question, in place of the page
 * - `chart`, `extra`: a sign of waiting, or nothing; nothing, since it is told in words as well
 */
export type Look = 'page' | 'dialog' | 'chart' | 'extra';

interface Props<P> {
  /** Fetches the code of a component; must stay the same. */
  fetch: () => Promise<ComponentType<P>>;
  props: P;
  look?: Look;
}

/** Does the server answer? Then it may have got a new version since, without the code that this page asks for. */
const isUp = () =>
  window.fetch(location.pathname, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A component whose code comes when it is needed, and is asked for again where it did not come: no reload, nothing
 * lost, unless there is another version of all of it.
 */
export function LazyComponent<P extends object>({ fetch, props, look = 'page' }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [failure, setFailure] = useState<Error>();
  const load = useCallback(
    (onFailure: (error: Error) => void) => {
      setFailure(undefined);
      fetch().then((part) => setPart(() => part), onFailure);
    },
    [fetch],
  );
  useEffect(() => load(setFailure), [load]);
  const retry = () => load((error) => void isUp().then((up) => (up ? location.reload() : setFailure(error))));
  if (Part) return <Part {...props} />;
  if (!failure) return look === 'page' || look === 'chart' ? <Loading /> : null;
  if (look === 'dialog') throw failure;
  return look === 'page' ? <BrokenPage error={failure} retry={retry} /> : null;
}
