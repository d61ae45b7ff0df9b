// What other features of the server may use.
export { proveOwnPassword, proveRecently } from './ownPassword.ts';
export { findMergeHold } from './payoutHold.ts';
export { loadProfile } from './personalData.ts';
export { findProfileLock } from './profileLock.ts';
export { keepConfirmed, useConfirmed } from './secondFactor/confirmed.ts';
export { rememberReader } from './session.ts';
