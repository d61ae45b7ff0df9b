/** The zone that the reader's clock is set to. */
export const getLocalZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
