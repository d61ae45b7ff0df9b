import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, Declared, ParamsOf, QueryOf } from '#domain/kit/call.ts';
import type { Message } from '#domain/kit/messages.ts';
import type { ApiError } from '../../lib/api/client.ts';
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

/** A file on its way: looked at first, then imported. */
export function useFileImport<P extends Declared, I extends Declared>(calls: Options<P, I>) {
  const { params, query, invalidates, getProblem } = calls;
  const calling = useRef(new AbortController());
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState(0);
  const [preview, setPreview] = useState<AnswerOf<P>>();
  const [imported, setImported] = useState<AnswerOf<I>>();
  const [problem, setProblem] = useState<Message>();
  useEffect(() => {
    calling.current = new AbortController();
    return () => calling.current.abort();
  }, []);

  const options = (chosen: File) => {
    setProblem(undefined);
    setProgress(0);
    return { params, file: chosen, onProgress: setProgress, signal: calling.current.signal };
  };
  // A file that is imported already says so as a whole; what was changed meanwhile is found by another look.
  const onRefused = (refused: ApiError) => setProblem(refused.problem);
  const previewing = useCommand((chosen: File) => unlessLeft(upload(calls.preview, { ...options(chosen), query })), {
    onSuccess: setPreview,
    onRefused,
  });
  const importing = useCommand(
    (more: Partial<QueryOf<I>>) =>
      unlessLeft(upload(calls.import, { ...options(file!), query: { ...query, ...more } })),
    {
      invalidates,
      onSuccess: (done) => {
        setImported(done);
        setPreview(undefined);
      },
      onRefused,
    },
  );
  const choose = (chosen: File) => {
    setImported(undefined);
    setPreview(undefined);
    setFile(chosen);
    const fault = getProblem(chosen);
    if (fault) return setProblem(fault);
    return void previewing.run(chosen);
  };
  const again = () => {
    setPreview(undefined);
    setProblem(undefined);
    setFile(undefined);
  };
  return {
    file,
    /** How much of it has left, 0 to 1; undefined where it is not on its way. */
    sent: previewing.pending || importing.pending ? progress : undefined,
    importing: importing.pending,
    preview,
    imported,
    problem,
    choose,
    /** Imports the file that was looked at, with what the import alone is asked. */
    commit: (more: Partial<QueryOf<I>>) => void importing.run(more),
    again,
  };
}
