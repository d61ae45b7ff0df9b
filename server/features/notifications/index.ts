// What other features of the server may use.
export { unreadMessages } from './unread.ts';
