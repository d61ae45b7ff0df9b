/** Single keys at what waits in a queue, the same wherever one is worked off. */
export const queueKeyNames = { snooze: 'Z', give: 'G' } as const;
export type QueueKey = keyof typeof queueKeyNames;

export const queueKeyLabels = {
  snooze: 'home.office.snooze.action',
  give: 'home.office.give.action',
} as const satisfies Record<QueueKey, string>;

export const isQueueKey = (action: string): action is QueueKey => action in queueKeyNames;

export const queueKeyActions: Partial<Record<string, QueueKey>> = { z: 'snooze', g: 'give' };
