import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, Declared, ParamsOf, QueryOf } from '#domain/kit/call.ts';
import type { Message } from '#domain/kit/messages.ts';
import { upload } from '../../lib/api/upload.ts';
import { useCommand } from '../../lib/command/useCommand.ts';

/** What was called off by leaving the page is answered by nothing. */
const unlessLeft = <A>(answering: Promise<A>): Promise<A | undefined> =>
  answering.catch((error: unknown) => {
    if (error instanceof DOMException) return undefined;
    throw error;
  });

interface Options<P extends Declared, I extends Declared> {
  /** The calls that look at a file, and that import it. */
  preview: P;
  import: I;
  params: ParamsOf<P> & ParamsOf<I>;
  /** What is asked of both. */
  query?: QueryOf<P>;
  /** Query keys that are asked for again after an import. */
  invalidates?: readonly (readonly unknown[])[];
  /** What is wrong with a file before it is sent. */
  getProblem: (file: File) => Message | undefined;
}

/** Where a file stands. `progress`: how much of it has left, 0 to 1; `problem`: why the last step was refused. */
export type FileImportStage<P extends Declared, I extends Declared> =
  | { name: 'choosing'; problem?: Message }
  | { name: 'reading'; progress: number }
  | { name: 'preview'; file: File; preview: AnswerOf<P>; problem?: Message }
  | { name: 'importing'; progress: number }
  | { name: 'imported'; imported: AnswerOf<I> };

/** A file on its way: looked at first, then imported. */
export function useFileImport<P extends Declared, I extends Declared>(calls: Options<P, I>) {
  const { params, query, invalidates, getProblem } = calls;
  const calling = useRef(new AbortController());
  const [stage, setStage] = useState<FileImportStage<P, I>>({ name: 'choosing' });
  useEffect(() => {
    calling.current = new AbortController();
    return () => calling.current.abort();
  }, []);

  const options = (file: File, onProgress: (progress: number) => void) => {
    onProgress(0);
    return { params, file, onProgress, signal: calling.current.signal };
  };
  const previewing = useCommand(
    (file: File) =>
      unlessLeft(
        upload(calls.preview, { ...options(file, (progress) => setStage({ name: 'reading', progress })), query }),
      ),
    {
      onSuccess: (preview, file) => preview && setStage({ name: 'preview', file, preview }),
      onRefused: ({ problem }) => setStage({ name: 'choosing', problem }),
    },
  );
  const importing = useCommand(
    ({ file, more }: { file: File; preview: AnswerOf<P>; more: Partial<QueryOf<I>> }) =>
      unlessLeft(
        upload(calls.import, {
          ...options(file, (progress) => setStage({ name: 'importing', progress })),
          query: { ...query, ...more },
        }),
      ),
    {
      invalidates,
      onSuccess: (imported) => imported && setStage({ name: 'imported', imported }),
      // A file that is imported already says so as a whole; what was changed meanwhile is found by another look.
      onRefused: ({ problem }, { file, preview }) => setStage({ name: 'preview', file, preview, problem }),
    },
  );
  return {
    stage,
    choose(file: File) {
      const problem = getProblem(file);
      if (problem) setStage({ name: 'choosing', problem });
      else void previewing.run(file);
    },
    /** Imports the file that was looked at, with what the import alone is asked. */
    commit(more: Partial<QueryOf<I>>) {
      if (stage.name === 'preview') void importing.run({ file: stage.file, preview: stage.preview, more });
    },
    again: () => setStage({ name: 'choosing' }),
  };
}
