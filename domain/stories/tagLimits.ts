/** Tags of a story, of all groups together (domain.md section 5). */
export const tagLimits = { min: 4, max: 10 } as const;
/** More plot tags than this are allowed but not advised (domain.md section 5). */
export const advisedPlotTags = 5;
