import type { NewRow } from '#demo/writer.ts';

export type Task = NewRow<'translationTask'>;
export type Status = NonNullable<Task['status']>;
