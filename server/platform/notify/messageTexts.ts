import { emails, type ArgsOf } from '#domain/emails.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { AutomaticKind } from '#domain/notifications/message.ts';
import type { tables } from '#server/db/schema.ts';
import { writeEmail, type Words } from '#server/platform/emails/index.ts';

type Said = Pick<(typeof tables)['message']['$inferSelect'], 'kind' | 'args' | 'title' | 'content'>;

/** What a message's kind and arguments say in a language, as an email says it too. */
export function writeMessageTexts<K extends AutomaticKind>(kind: K, args: ArgsOf<K>, language: InterfaceLanguage) {
  const ready = emails[kind]?.format?.(args, language) ?? args;
  return writeEmail(language, kind, ready as never);
}

/** What a message says in a language: in its own words, or in those of its kind. */
export function writeMessage(row: Said, language: InterfaceLanguage): Words {
  const { kind } = row;
  if (kind === 'note') return { subject: row.title ?? '', text: row.content ? [row.content] : [] };
  return writeMessageTexts(kind, row.args as never, language);
}
