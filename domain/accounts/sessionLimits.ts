/** Days after which a session ends, and after which it does when nothing was asked with it. */
export const sessionDays = 30;
export const idleDays = 7;
