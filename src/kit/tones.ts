const good = ['signed', 'published', 'approved', 'paid', 'done', 'active', 'completed'];
const bad = ['rejected', 'failed', 'time_out', 'blocked', 'expired', 'cancelled'];

/** The colour of a state: settled, gone wrong, or neither. */
export const toneOf = (option: string): '' | 'good' | 'bad' => (good.includes(option) ? 'good' : bad.includes(option) ? 'bad' : '');
