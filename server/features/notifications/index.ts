// What other features of the server may use.
export { countUnreadMessages } from './unread.ts';
