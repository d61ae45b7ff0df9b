// What other features of the server may use.
export { proveOwnPassword, proveRecently } from './ownPassword.ts';
export { profileOf } from './personalData.ts';
export { lockOf } from './profileLock.ts';
export { rememberReader } from './session.ts';
