/** Characters of what is said to the colleague, and colleagues and delegations that are named at most. */
export const delegationLimits = { characters: 140, colleagues: 200, listed: 500 } as const;
