import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { BrokenPage } from '../custom/pages/BrokenPage.tsx';
import { Loading } from '../shell/Loading.tsx';

interface Props<P> {
  /** Fetches the code of a component; must stay the same. */
  fetch: () => Promise<ComponentType<P>>;
  props: P;
}

/** A component whose code comes when it is needed, and is asked for again where it did not come: no reload, nothing lost. */
export function Fetched<P extends object>({ fetch, props }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [failure, setFailure] = useState<Error>();
  const load = useCallback(() => {
    setFailure(undefined);
    fetch().then((part) => setPart(() => part), setFailure);
  }, [fetch]);
  useEffect(load, [load]);
  if (failure) return <BrokenPage error={failure} retry={load} />;
  return Part ? <Part {...props} /> : <Loading />;
}
