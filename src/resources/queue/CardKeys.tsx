import { moveToCard } from './cards.ts';
import { QueueKeys } from './QueueKeys.tsx';

/** The keys of a queue whose records stand on one page (`cards.ts`). */
export const CardKeys = () => <QueueKeys go={(step) => moveToCard(step === 'next' ? 1 : -1)} />;
