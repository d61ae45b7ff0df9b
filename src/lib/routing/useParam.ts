import { useSearchParams } from 'react-router-dom';

/**
 * A part of the address that opens something: a reload keeps it, and the browser's way back closes it. Set to null it
 * is gone, without a way back.
 */
export function useParam(name: string): [value: string | null, set: (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: value === null });
  };
  return [params.get(name), set];
}
