import { blockPattern } from './blocks.ts';

/** `- [x] The right answer. *Why it is right.*`, of which either may have emphasis, the reason with the other sign. */
export const answerLine = /^- \[( |x)\] (.+) (?:\*([^*\n]+)\*|_([^_\n]+)_)$/gm;

/** A line that would be an answer; a link in a list is none. */
const meantLine = /^\s*[-*+]\s*\[(?![^\]]*\]\().*$/gm;

/** Lines of questions that are meant as answers and get no verdict, since they are not written as answers are. */
export const findQuizProblems = (body: string): { problem: 'quiz'; text: string }[] =>
  [...body.matchAll(blockPattern)]
    .filter(([, name]) => name === 'quiz')
    .flatMap(([, , inner]) => inner!.replaceAll(answerLine, '').match(meantLine) ?? [])
    .map((line) => ({ problem: 'quiz', text: line.trim() }));
