import { entity } from '#domain/kit/entity.ts';
import { choice, flag, longText, ref, text } from '#domain/kit/fields.ts';
import { messageCategories, messageKinds, type MessageKind } from '#domain/notifications/message.ts';
import { authors } from '#domain/roles.ts';

/** Only what the staff writes has words of its own. */
const hasWords = (name: 'title' | 'content') => ({
  at: name,
  message: 'validation.required' as const,
  holds: (record: { kind?: MessageKind | null; title?: string | null; content?: string | null }) =>
    (record.kind ?? 'note') !== 'note' || Boolean(record[name]),
});

/** A message to one author. */
export const message = entity('messages', {
  title: 'title',
  untitled: 'kind',
  notImported: 'list-import.office.not.message',
  access: { read: ['content_manager'], create: ['content_manager'] },
  fields: {
    user_id: ref('users', { required: true, filter: true, where: { role: authors } }),
    category: choice(messageCategories, { required: true, filter: true, initial: 'system' }),
    kind: choice(messageKinds, { required: true, filter: true, initial: 'note', write: [] }),
    title: text({ search: true, max: 120 }),
    content: longText({ fullText: true, max: 4000 }),
    is_read: flag({ filter: true, write: [] }),
  },
  rules: [hasWords('title'), hasWords('content')],
});
