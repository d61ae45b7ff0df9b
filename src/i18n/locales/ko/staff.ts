import type { Staff } from '../../types.ts';
import review from './review.ts';

export default { review } satisfies Staff;
