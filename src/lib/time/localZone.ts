/** The zone that the reader's clock is set to. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
