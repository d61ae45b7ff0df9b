import type { Messages } from '../../types.ts';
import account from './account.ts';
import app from './app.ts';
import error from './error.ts';
import fiction from './fiction.ts';
import pages from './pages.ts';
import person from './person.ts';
import ra from './ra.ts';
import shell from './shell.ts';
import tag from './tag.ts';
import upload from './upload.ts';
import validation from './validation.ts';

export default { ra, account, app, error, fiction, pages, person, shell, tag, upload, validation } satisfies Messages;
