/** Words a day that an author aims at until another goal is chosen, and the most that can be chosen. */
export const wordGoal = { default: 1000, max: 100_000 } as const;
