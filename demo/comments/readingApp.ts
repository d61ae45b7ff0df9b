import { createHmac } from 'node:crypto';
import type { ReaderApps } from '#server/kit/signature.ts';

export const demoAppName = 'demo';

/** The reading app of the demo: its secret follows from the platform's. */
export const getDemoApp = (secret: string): ReaderApps => ({
  [demoAppName]: createHmac('sha256', secret).update('reading app').digest('hex'),
});
