/** Won, and not claimed yet; asked for; or not asked for in time. */
export const awardStates = ['won', 'claimed', 'lapsed'] as const;
