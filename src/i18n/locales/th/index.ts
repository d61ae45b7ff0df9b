import type { PublicMessages } from '../../types.ts';
import account from './account.ts';
import app from './app.ts';
import error from './error.ts';
import pages from './pages.ts';
import shell from './shell.ts';
import validation from './validation.ts';

export default { account, app, error, pages, shell, validation } satisfies PublicMessages;
