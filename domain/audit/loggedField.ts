import { sourceChapter } from '#domain/books/sourceChapter.entity.ts';
import { getEntity } from '#domain/entities.ts';
import { text, time, type Field } from '#domain/kit/fields.ts';

interface LoggedField {
  /** The entity whose field it is, by name, and what that calls it. */
  of: string;
  name: string;
  field: Field;
  /** It is no field of the entity: `audit.office.besides` has its label. */
  besides?: keyof typeof besides;
}

/** What the audit log of an account says besides its fields: until when it was viewed, by what else it signs in. */
const besides = { until: time(), provider: text(), passkey: text() };
const isBesides = (of: string, name: string): name is keyof typeof besides =>
  of === 'users' && Object.hasOwn(besides, name);

/** What the audit log of a record says of another one: of a task, which chapter was corrected, and its title. */
const ofOthers: Partial<Record<string, Record<string, 'number' | 'title'>>> = {
  'translation-tasks': { chapter: 'number', title: 'title' },
};

/** The field that a change in the audit log is about; undefined where it is none. */
export function findLoggedField(of: string, name: string): LoggedField | undefined {
  const own: Field | undefined = getEntity(of).fields[name];
  if (own) return { of, name, field: own };
  if (isBesides(of, name)) return { of, name, field: besides[name], besides: name };
  const other = ofOthers[of]?.[name];
  return other && { of: sourceChapter.name, name: other, field: sourceChapter.fields[other] };
}
