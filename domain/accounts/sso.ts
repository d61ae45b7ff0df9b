/** How long a sign-in at another provider may take, and how long a link may wait for the sign-in to the account. */
export const ssoMinutes = 10;
