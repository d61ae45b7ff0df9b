// What other features of the server may use.
export { countWaitingReports } from './moderation/list.ts';
export { countUnreadComments } from './unread.ts';
