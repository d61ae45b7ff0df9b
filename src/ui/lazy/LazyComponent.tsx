import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { Loading } from '../Loading.tsx';
import { BrokenPage } from '../page/BrokenPage.tsx';

interface Props<P> {
  /** Fetches the code of a component; must stay the same. */
  fetch: () => Promise<ComponentType<P>>;
  props: P;
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
export function LazyComponent<P extends object>({ fetch, props }: Props<P>) {
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
  if (failure) return <BrokenPage error={failure} retry={retry} />;
  return Part ? <Part {...props} /> : <Loading />;
}
