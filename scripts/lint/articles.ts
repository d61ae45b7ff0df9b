import { articlePlaces, seasons, type ArticlePlace } from '#domain/articles/article.ts';
import { blockPattern } from '#domain/articles/blocks.ts';
import { clausePaths } from '#domain/articles/clause.ts';
import { checkLink } from '#domain/articles/links.ts';
import { parseLinkTarget } from '#domain/articles/linkTargets.ts';
import { findUnknownNumbers } from '#domain/articles/livingNumbers.ts';
import { findPictures } from '#domain/articles/pictures.ts';
import { answerLine } from '#domain/articles/quiz.ts';
import { findTextProblems } from '#domain/articles/textProblems.ts';
import { findWrittenNumbers } from '#domain/articles/writtenNumbers.ts';
import { defaultLanguage, interfaceLanguageCodes, type InterfaceLanguage } from '#domain/languages.ts';
import { findLinks } from '#server/features/articles/links.ts';

interface Text {
  place: ArticlePlace;
  slug: string;
  language: InterfaceLanguage;
  title: string;
  summary: string;
  body: string;
}

const nameText = ({ language, place, slug }: Text) => `articles/${language}/${place}/${slug}.md`;
const join = ({ title, summary, body }: Text) => [title, summary, body].join('\n');

/** What the platform comes with, by place; of the FAQ at least so many. */
const complete: Record<Exclude<ArticlePlace, 'faq'>, readonly string[]> = {
  handbook: ['1', '2', '3', '4', '5', '6', '7', '8'],
  school: seasons.flatMap((season) => [1, 2, 3, 4].map((lesson) => `${season}-${lesson}`)),
  clause: Object.keys(clausePaths),
  page: ['benefit', 'composition', 'cover-guide'],
};
const leastAnswers = 20;

/** The articles that a language lacks, and those that English has not. One that was just added has none, and reads English. */
export function listMissingArticles(all: readonly Text[], language: InterfaceLanguage): string[] {
  const getSlugs = (of: InterfaceLanguage, place: ArticlePlace) =>
    all.filter((one) => one.language === of && one.place === place).map(({ slug }) => slug);
  if (language !== defaultLanguage && !all.some((one) => one.language === language)) return [];
  return articlePlaces.flatMap((place) => {
    const english = getSlugs(defaultLanguage, place);
    const wanted = new Set([...english, ...(place === 'faq' ? [] : complete[place])]);
    const own = getSlugs(language, place);
    const tooFew = place === 'faq' && own.length < leastAnswers ? [`${language}: only ${own.length} answers`] : [];
    return [
      ...tooFew,
      ...[...wanted.difference(new Set(own))].map((slug) => `${language}: ${place}/${slug} is missing`),
      ...own.filter((slug) => !wanted.has(slug)).map((slug) => `${language}: ${place}/${slug} is not in English`),
    ];
  });
}

/** Links that lead to no page, out of the portal, or to an article or a contest that the platform does not come with. */
export function listLinkFaults(article: Text, all: readonly Text[], contests: readonly string[]): string[] {
  const isThere = (href: string): boolean => {
    const target = parseLinkTarget(href);
    if (target?.kind === 'contest') return contests.includes(target.slug);
    if (target?.kind === 'edition') return target.number === 1;
    const isTarget = (one: Text) => one.place === target?.place && one.slug === target.slug;
    return !target || all.some((one) => one.language === defaultLanguage && isTarget(one));
  };
  return findLinks(article.body)
    .filter((href) => !href.startsWith('mailto:') && !(href.startsWith('#/') && !checkLink(href) && isThere(href)))
    .map((href) => `${nameText(article)} leads to ${href}`);
}

const listNames = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g))].toSorted().join(' ');
const listTargets = ({ body }: Text) => findLinks(body).toSorted().join(' ');
const listPictures = ({ body }: Text) =>
  findPictures(body)
    .map(({ href }) => href)
    .join(' ');

/** Blocks in their order, questions with which of their answers are right. */
const listBlocks = ({ body }: Text) =>
  [...body.matchAll(blockPattern)]
    .map(([, name, inner]) => `${name} ${[...inner!.matchAll(answerLine)].map(([, mark]) => mark).join('')}`)
    .join('\n');

/** Numbers, links, pictures and blocks that a translation has and its English has not, or the other way round. */
export function listDifferences(article: Text, english: Text): string[] {
  return [
    ...(listNames(join(article)) === listNames(join(english)) ? [] : ['numbers']),
    ...(listTargets(article) === listTargets(english) ? [] : ['links']),
    ...(listPictures(article) === listPictures(english) ? [] : ['pictures']),
    ...(listBlocks(article) === listBlocks(english) ? [] : ['blocks']),
  ].map((what) => `${nameText(article)} has other ${what} than the English`);
}

/** Names of numbers that run into a word, as where its first letter was lost; a unit in capitals may follow one. */
const findJoinedNumbers = (text: string) => text.match(/\S*\}\}(?!MB)[\p{Script=Latin}\p{Script=Cyrillic}]\S*/gu) ?? [];

/** All that is wrong with the articles that the platform comes with, a line each. */
export function listArticleFaults(all: readonly Text[], contests: readonly string[]): string[] {
  const faults = all.flatMap((article) => {
    const { language, place, slug, body, summary } = article;
    const english = all.find((one) => one.language === defaultLanguage && one.place === place && one.slug === slug);
    return [
      ...findWrittenNumbers(language, join(article), place === 'school').map(
        (line) => `${nameText(article)} writes a number: ${line}`,
      ),
      ...findJoinedNumbers(join(article)).map((text) => `${nameText(article)} joins a number to a word: ${text}`),
      ...findUnknownNumbers(summary).map((name) => `${nameText(article)} names ${name}`),
      ...findTextProblems(body).map(({ problem, text }) => `${nameText(article)}: ${problem} ${text}`),
      ...listLinkFaults(article, all, contests),
      ...(english ? listDifferences(article, english) : []),
    ];
  });
  return [...interfaceLanguageCodes.flatMap((language) => listMissingArticles(all, language)), ...faults];
}
