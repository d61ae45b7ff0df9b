export interface NotificationsEmailArgs {
  /** Around `count` messages in one email, and below the one of an email: where its reader chooses what is mailed. */
  digest: { count: number };
}
