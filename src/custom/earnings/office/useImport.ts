import { useEffect, useRef, useState } from 'react';
import { revenueFile, revenueTooLarge } from '#domain/earnings/revenueFile.ts';
import { importRevenue, previewRevenue } from '#domain/earnings/revenueImport.calls.ts';
import type { RevenueQuestion } from '#domain/earnings/revenueQuestions.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import type { ApiError } from '../../../lib/api/client.ts';
import { upload } from '../../../lib/api/upload.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';

/** What is wrong with a file before it is sent. */
function problemOf(file: File): Message | undefined {
  if (!/\.csv$/i.test(file.name)) return message('earnings.office.not_csv');
  if (file.size > revenueFile.bytes) return revenueTooLarge;
  return undefined;
}

/** What was called off by leaving the page is answered by nothing. */
const unlessLeft = <A>(answering: Promise<A>): Promise<A | undefined> =>
  answering.catch((error: unknown) => {
    if (error instanceof DOMException) return undefined;
    throw error;
  });

export type Preview = AnswerOf<typeof previewRevenue>;
export type Imported = AnswerOf<typeof importRevenue>;

/** A partner's file on its way: looked at first, then booked. */
export function useImport() {
  const calling = useRef(new AbortController());
  const key = useRef('');
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState(0);
  const [preview, setPreview] = useState<Preview>();
  const [imported, setImported] = useState<Imported>();
  const [problem, setProblem] = useState<Message>();
  useEffect(() => {
    calling.current = new AbortController();
    return () => calling.current.abort();
  }, []);

  const options = (chosen: File) => {
    setProblem(undefined);
    setSent(0);
    return { params: {}, file: chosen, onProgress: setSent, signal: calling.current.signal };
  };
  // A file that is booked already says so as a whole; a line that was booked meanwhile is found by another look.
  const onRefused = ({ problem }: ApiError) => setProblem(problem);
  const looking = useCommand((chosen: File) => unlessLeft(upload(previewRevenue, options(chosen))), {
    onSuccess: setPreview,
    onRefused,
  });
  const booking = useCommand(
    (confirmed: readonly RevenueQuestion[]) =>
      unlessLeft(upload(importRevenue, { ...options(file!), query: { confirmed }, key: key.current })),
    {
      onSuccess: (booked) => {
        setImported(booked);
        setPreview(undefined);
      },
      onRefused,
    },
  );
  const look = (chosen: File) => {
    setImported(undefined);
    setPreview(undefined);
    setFile(chosen);
    key.current = crypto.randomUUID();
    const fault = problemOf(chosen);
    if (fault) return setProblem(fault);
    return void looking.run(chosen);
  };
  const again = () => {
    setPreview(undefined);
    setProblem(undefined);
    setFile(undefined);
  };
  return {
    file,
    /** How much of it has left, 0 to 1; undefined where it is not on its way. */
    sent: looking.pending || booking.pending ? sent : undefined,
    booking: booking.pending,
    preview,
    imported,
    problem,
    look,
    book: (confirmed: readonly RevenueQuestion[]) => void booking.run(confirmed),
    again,
  };
}
