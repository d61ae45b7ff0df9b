import { useState } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { importFile, importTooLarge } from '#domain/list-import/importFile.ts';
import { createImportCalls } from '#domain/list-import/listImport.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { upload } from '../../../lib/api/upload.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { auditKeys, importKeys, resourceKeys } from '../../queryKeys.ts';

type ImportCalls = NonNullable<ReturnType<typeof createImportCalls>>;
export type Preview = AnswerOf<ImportCalls['previewImport']>;

/** Where a file stands; `columns`: the field of each column, as its reader has them now. */
export type Stage =
  | { name: 'file' }
  | { name: 'columns' | 'check'; file: File; preview: Preview; columns: readonly (string | null)[] }
  | { name: 'done'; id: number; lines: number; undone: boolean };

interface Sending {
  file: File;
  columns?: readonly (string | null)[];
}

/** What is wrong with a file before it is sent. */
function findFileProblem({ name, size }: File): Message | undefined {
  if (!/\.(csv|tsv|txt)$/i.test(name)) return message('list-import.office.not_csv');
  return size > importFile.bytes ? importTooLarge : undefined;
}

/** A file on its way to be records: its columns are matched, its lines checked, all of them made at once, and taken back at once. */
export function useListImport(entity: Entity<any>) {
  const [calls] = useState(() => createImportCalls(entity));
  const [stage, setStage] = useState<Stage>({ name: 'file' });
  const [problem, setProblem] = useState<Message>();
  const [sent, setSent] = useState(0);
  const onRefused = ({ problem: refusal }: { problem: Message }) => setProblem(refusal);
  const changed = [resourceKeys.of(entity), auditKeys.all, importKeys.of(entity)];

  const sendFile = <C extends ImportCalls['previewImport'] | ImportCalls['importFile']>(
    call: C,
    { file, columns }: Sending,
  ) => {
    setSent(0);
    setProblem(undefined);
    const query = columns && { columns: columns.map((field) => field ?? '-') };
    const options = { params: {} as never, query, file, onProgress: setSent, signal: new AbortController().signal };
    return upload(call, options);
  };
  const looking = useCommand((sending: Sending) => sendFile(calls!.previewImport, sending), {
    onSuccess: (preview, { file, columns }) =>
      setStage({
        name: columns ? 'check' : 'columns',
        file,
        preview,
        columns: columns ?? preview.columns.map(({ field }) => field),
      }),
    onRefused,
  });
  const making = useCommand((sending: Sending) => sendFile(calls!.importFile, sending), {
    invalidates: changed,
    onSuccess: ({ id, lines }) => setStage({ name: 'done', id, lines, undone: false }),
    onRefused,
  });
  const undoing = useCommand((id: number) => send(calls!.undoImport, { params: { id } }), {
    invalidates: changed,
    onSuccess: ({ id, lines }) => setStage({ name: 'done', id, lines, undone: true }),
    onRefused,
  });

  return {
    calls,
    stage,
    problem,
    /** What is on its way, and how much of the file has left. */
    pending: looking.pending ? ('looking' as const) : making.pending ? ('making' as const) : undefined,
    sent,
    undoing: undoing.pending,
    choose: (file: File) => {
      const wrong = findFileProblem(file);
      setProblem(wrong);
      if (!wrong) void looking.run({ file });
    },
    match: (place: number, field: string | null) => {
      if (stage.name !== 'columns') return;
      // A field is one column's: what had it before is left out.
      const columns = stage.columns.map((one, at) => (at === place ? field : one === field ? null : one));
      setStage({ ...stage, columns });
    },
    check: () => {
      if (stage.name === 'columns') void looking.run({ file: stage.file, columns: stage.columns });
    },
    make: () => {
      if (stage.name === 'check') void making.run({ file: stage.file, columns: stage.columns });
    },
    undo: (id: number) => {
      setProblem(undefined);
      void undoing.run(id);
    },
    back: () => {
      setProblem(undefined);
      if (stage.name === 'check') setStage({ ...stage, name: 'columns' });
      else setStage({ name: 'file' });
    },
  };
}
export type ListImport = ReturnType<typeof useListImport>;
