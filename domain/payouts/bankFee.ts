/** Cents that a bank takes for a transfer, as an estimate (portal.md section 9). */
export const bankFee = { from: 1800, to: 4800 } as const;
