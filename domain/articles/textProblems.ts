import { findBlockProblems } from './blocks.ts';
import { findUnknownNumbers } from './livingNumbers.ts';
import { findPictureProblems } from './pictures.ts';
import { findQuizProblems } from './quiz.ts';

/** What can be wrong with a text by itself. */
const ownProblems = ['number', 'block', 'block_end', 'quiz', 'picture', 'picture_alt', 'html'] as const;
type OwnProblem = (typeof ownProblems)[number];

/** The same, links that lead nowhere, pictures that are gone, and what leads to it and would lead nowhere: the server tells. */
export const textProblems = [
  ...ownProblems,
  'link_page',
  'link_anchor',
  'link_form',
  'link_missing',
  'link_draft',
  'picture_missing',
  'linked_from',
] as const;

/** A problem, and the words of the text that have it. */
export interface TextProblem<P = (typeof textProblems)[number]> {
  problem: P;
  text: string;
}

/** A tag or a comment of HTML, but no address between `<` and `>`. */
const tag = /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|<!--/gi;

/** What is wrong with a Markdown text by itself, but for its links. */
export function findTextProblems(body: string): TextProblem<OwnProblem>[] {
  const numbers = findUnknownNumbers(body).map((text) => ({ problem: 'number' as const, text }));
  const html = [...new Set(body.match(tag))].map((text) => ({ problem: 'html' as const, text }));
  return [...numbers, ...findBlockProblems(body), ...findQuizProblems(body), ...findPictureProblems(body), ...html];
}

const findFirst = (body: string | null, problem: OwnProblem) =>
  findTextProblems(body ?? '').find((one) => one.problem === problem);

/** The rules of the `body` that is Markdown of an article, one a problem. */
export const textRules = ownProblems.map((problem) => ({
  at: 'body',
  message: `articles.office.errors.${problem}` as const,
  args: ({ body }: { body: string | null }) => ({ text: findFirst(body, problem)!.text }),
  holds: ({ body }: { body: string | null }) => findFirst(body, problem) === undefined,
}));
