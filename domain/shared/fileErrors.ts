import * as t from '../kit/types.ts';

const sentence = () => t.object({ message: t.string().required(), args: t.mixed<Record<string, string | number>>() });

/** What is said of a file that was looked at line by line; a line of nought is the file itself. */
export const fileErrors = {
  /** How the file was read, where that is not plain. */
  notices: t.array(sentence().required()).required(),
  error_count: t.integer().min(0).required(),
  /** The first of them, in the order of the file, each with what stands there; without a column: the whole line. */
  errors: t
    .array(
      t.object({
        line: t.integer().required(),
        column: t.string().defined(),
        value: t.string().defined(),
        error: sentence().required(),
      }),
    )
    .required(),
};
