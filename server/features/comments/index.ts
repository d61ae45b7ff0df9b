// What other features of the server may use.
export { unreadComments } from './unread.ts';
