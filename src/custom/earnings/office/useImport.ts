import { useEffect, useRef, useState } from 'react';
import { revenueFile, revenueTooLarge } from '#domain/earnings/revenueFile.ts';
import { importRevenue, previewRevenue } from '#domain/earnings/revenueImport.calls.ts';
import type { RevenueQuestion } from '#domain/earnings/revenueQuestions.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { ApiError } from '../../../lib/api/client.ts';
import { upload } from '../../../lib/api/upload.ts';

/** What is wrong with a file before it is sent. */
function problemOf(file: File): Message | undefined {
  if (!/\.csv$/i.test(file.name)) return message('earnings.office.not_csv');
  if (file.size > revenueFile.bytes) return revenueTooLarge;
  return undefined;
}

export type Preview = AnswerOf<typeof previewRevenue>;
export type Imported = AnswerOf<typeof importRevenue>;

/** A partner's file on its way: looked at first, then booked. */
export function useImport() {
  const calling = useRef(new AbortController());
  const key = useRef('');
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<number>();
  const [booking, setBooking] = useState(false);
  const [preview, setPreview] = useState<Preview>();
  const [imported, setImported] = useState<Imported>();
  const [problem, setProblem] = useState<Message>();
  useEffect(() => {
    calling.current = new AbortController();
    return () => calling.current.abort();
  }, []);

  const run = async (work: () => Promise<void>) => {
    setProblem(undefined);
    setSent(0);
    try {
      await work();
    } catch (error) {
      if (error instanceof DOMException) return;
      if (!(error instanceof ApiError)) throw error;
      // A file that is booked already says so as a whole; a line that was booked meanwhile is found by another look.
      setProblem(error.problem);
    } finally {
      setSent(undefined);
      setBooking(false);
    }
  };
  const options = (chosen: File) => ({
    params: {},
    file: chosen,
    onProgress: setSent,
    signal: calling.current.signal,
  });
  const look = (chosen: File) => {
    setImported(undefined);
    setPreview(undefined);
    setFile(chosen);
    key.current = crypto.randomUUID();
    const found = problemOf(chosen);
    if (found) return setProblem(found);
    return void run(async () => setPreview(await upload(previewRevenue, options(chosen))));
  };
  const book = (confirmed: readonly RevenueQuestion[]) => {
    setBooking(true);
    return void run(async () => {
      setImported(await upload(importRevenue, { ...options(file!), query: { confirmed }, key: key.current }));
      setPreview(undefined);
    });
  };
  const again = () => {
    setPreview(undefined);
    setProblem(undefined);
    setFile(undefined);
  };
  return { file, sent, booking, preview, imported, problem, look, book, again };
}
