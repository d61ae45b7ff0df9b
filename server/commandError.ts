/** What ends a command with one line for whoever typed it, who can put it right, instead of with our stack. */
export class CommandError extends Error {}

/** Why an address cannot be listened on, by the settings that name it; `code` is the system's. */
export function createListenError(code: string, port: string, host: string): CommandError {
  if (code === 'EADDRINUSE') return new CommandError(`${port}: it is taken, name another`);
  if (code === 'EACCES') return new CommandError(`${port}: this user may not listen on it, name one from 1024 on`);
  return new CommandError(`${host}: it cannot be listened on (${code})`);
}
