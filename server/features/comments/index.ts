// What other features of the server may use.
export { waitingReports } from './moderation/list.ts';
export { unreadComments } from './unread.ts';
