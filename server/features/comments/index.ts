// What other features of the server may use.
export { countWaitingReports, waitsForModerator } from './moderation/list.ts';
export { countUnreadComments } from './unread.ts';
