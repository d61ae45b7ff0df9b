import * as t from '#domain/kit/types.ts';
import { checkErrors, checkWarnings } from './checks.ts';
import type { Unanswered } from './warnings.ts';

const count = t.integer().min(0).required();

/** How the calls tell the warnings of a chapter that nobody answered: how many, and the first paragraphs that have them. */
export const warningRules = {
  warnings: count,
  unanswered: t
    .array(
      t.object({
        /** Counted from 0. */
        segment: count,
        target: t.rawString().defined(),
        findings: t
          .array(
            t.object({
              check: t
                .string()
                .oneOf([...checkErrors, ...checkWarnings])
                .required(),
              what: t.rawString(),
            }),
          )
          .required(),
      }),
    )
    .required(),
};

/** Why chapters are not submitted before their translator has seen the warnings. */
export const unansweredRefusal = 'translation.office.errors.unanswered';

/** A chapter that is not submitted so, as the `details` of the refusal tell it; `warnings` counts them. */
export interface UnansweredChapter {
  id: number;
  number: number;
  revision: number;
  warnings: number;
  unanswered: Unanswered[];
}
