/** What the posting of a bonus is known by in the ledger. */
export const getBonusSource = (id: number): string => `bonus:${id}`;
