import { ruleOf } from '#domain/kit/entity.ts';
import { article } from './article.entity.ts';

const { title, summary, body } = article.fields;

/** What an article says, as answers for those who write it have it: the fields of `textFields`. */
export const articleText = { title: ruleOf(title), summary: ruleOf(summary), body: ruleOf(body) };
