import type { Inside } from '../../types.ts';
import fiction from './fiction.ts';
import person from './person.ts';
import ra from './ra.ts';
import tag from './tag.ts';
import upload from './upload.ts';

export default { ra, fiction, person, tag, upload } satisfies Inside;
