/** What ends a command with one line for whoever typed it, who can put it right, instead of with our stack. */
export class CommandError extends Error {}
