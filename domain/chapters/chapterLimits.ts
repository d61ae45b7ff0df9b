/** Words of an uploaded chapter at most; in the editor a warning (decisions.md, 'Stories and chapters'). */
export const maxChapterWords = 3500;
/** Words that readers like best (domain.md section 5). */
export const advisedChapterWords = { min: 1000, max: 1500 } as const;
/** Characters of a chapter's HTML at most: ten times the longest that is advised, in any script. */
export const maxContent = 300_000;
/** Chapters that one call changes at most. */
export const maxChapters = 5000;
/** Characters of a version's name at most. */
export const maxVersionName = 80;
/** Seconds between the versions that autosave keeps. */
export const versionSeconds = 600;
/** Characters whose loss in one autosave is worth a version at any time. */
export const versionLoss = 100;
/** Days that a deleted chapter can be taken back. */
export const restorableDays = 30;
