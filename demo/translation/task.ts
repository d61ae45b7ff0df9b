import type { NewRow } from '#server/kit/writer.ts';

export type Task = NewRow<'translationTask'>;
export type Status = NonNullable<Task['status']>;
