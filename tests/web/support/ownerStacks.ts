import * as React from 'react';

// In development React takes a stack trace of each element that it makes, 10,000 a second at most, so that a warning can
// name who made it. That is a tenth of the work of these tests: here the 10,000 are used up from the start.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(React[internals as keyof typeof React], 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {},
});
