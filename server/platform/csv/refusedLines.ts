import { invalid } from '#server/kit/apiError.ts';
import type { LineError } from './readRows.ts';

const getField = ({ line, column }: LineError): string =>
  line === 0 ? 'file' : [`lines[${line}]`, column].filter(Boolean).join('.');

/** A file that is refused for its lines, as 422 at `file` or `lines[n].column`; the first `most` of them are told. */
export const refuseLines = (errors: readonly LineError[], most: number) =>
  invalid(Object.fromEntries(errors.slice(0, most).map((one) => [getField(one), one.error])));
