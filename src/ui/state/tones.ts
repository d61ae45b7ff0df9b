import type { BufferHealth } from '#domain/releases/buffer.ts';

export type Tone = 'good' | 'bad' | 'waiting' | 'plain';

const states: Record<Exclude<Tone, 'plain'>, ReadonlySet<string>> = {
  good: new Set([
    'signed',
    'published',
    'approved',
    'released',
    'paid',
    'done',
    'active',
    'confirmed',
    'completed',
    'stored',
    'sent',
    'answered',
  ]),
  bad: new Set(['rejected', 'failed', 'time_out', 'blocked', 'expired', 'cancelled', 'withdrawn', 'declined']),
  waiting: new Set([
    'pending_review',
    'pending_publish',
    'editor_review',
    'contract_review',
    'pending',
    'invited',
    'in_work',
    'in_review',
    'submitted',
    'under_review',
    'scheduled',
    'sending',
    'open',
    'waiting',
  ]),
};

/** How a state stands: settled, gone wrong, waiting for somebody, or none of these. */
export const getTone = (state: string): Tone =>
  (['good', 'bad', 'waiting'] as const).find((tone) => states[tone].has(state)) ?? 'plain';

/** How a buffer of chapters stands, by its health. */
export const healthTones: Record<BufferHealth, Tone> = { good: 'good', fair: 'plain', low: 'bad', empty: 'bad' };
