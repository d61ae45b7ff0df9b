import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { waitUntilSettled } from './whenSettled.ts';

/** Has what the screen asked for at first come? True from then on. */
export function useSettled(): boolean {
  const client = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let isStale = false;
    void waitUntilSettled(client).then(() => {
      if (!isStale) setSettled(true);
    });
    return () => {
      isStale = true;
    };
  }, [client]);
  return isSettled;
}
