/** Characters of what is said to the colleague, and colleagues and gifts that are named at most. */
export const giftLimits = { characters: 140, colleagues: 200, listed: 500 } as const;
