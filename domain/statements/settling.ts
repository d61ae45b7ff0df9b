/** Days of the month after (portal.md section 9): the last to confirm on, the last to send in again on, and pay day. */
export const settling = { confirmDay: 4, resubmitDay: 10, payDay: 20 } as const;
