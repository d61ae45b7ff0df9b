import { localStorageStore } from 'ra-core';
import { currentUser } from './session/session.ts';

/** What react-admin keeps for the user of this browser: columns, filters and the like. */
export const createOwnStore = () => localStorageStore('1', `user-${currentUser()?.id}`);
