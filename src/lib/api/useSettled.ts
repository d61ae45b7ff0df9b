import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenSettled } from './whenSettled.ts';

/** Has what the screen asked for at first come? True from then on. */
export function useSettled(): boolean {
  const client = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    void whenSettled(client, end.signal, () => setSettled(true));
    return () => end.abort();
  }, [client]);
  return isSettled;
}
