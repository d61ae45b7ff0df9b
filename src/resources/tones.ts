const good = new Set(['signed', 'published', 'approved', 'paid', 'done', 'active', 'completed']);
const bad = new Set(['rejected', 'failed', 'time_out', 'blocked', 'expired', 'cancelled']);

/** The colour of a state: settled, gone wrong, or neither. */
export const toneOf = (option: string): '' | 'good' | 'bad' =>
  good.has(option) ? 'good' : bad.has(option) ? 'bad' : '';
