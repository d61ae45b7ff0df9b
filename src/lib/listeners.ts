/** Who is told of a change: `subscribe` as React's useSyncExternalStore takes it, and what tells all. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Calls back at each change; answers what ends it. */
    subscribe(this: void, listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(this: void): void {
      for (const listener of listeners) listener();
    },
  };
}
