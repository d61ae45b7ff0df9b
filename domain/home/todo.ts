/** What may wait for an author, the most pressing first. */
export const todoKinds = [
  'statement',
  'prize',
  'missed',
  'rejected',
  'contract',
  'signable',
  'comments',
  'messages',
] as const;
/** Of these a contract waits for its author, or came back. */
export const todoContractStatuses = ['signature_verification', 'rejected', 'expired'] as const;
/** Things that wait, as far as the home page tells them, and stories of which it tells the buffer. */
export const todoLimits = { items: 8, stories: 6 } as const;
