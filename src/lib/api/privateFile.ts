import { getPrivateFile } from '#domain/images/images.calls.ts';
import { useCommand } from '../command/useCommand.ts';
import { ApiError, send } from './client.ts';
import { saveFile } from './saveFile.ts';

/** Fetches what is shown for the token only, by the address that calls answer for it. Throws ApiError. */
export function fetchPrivateFile(url: string): Promise<Response> {
  const [kind = '', name = ''] = url.split('/').slice(-2);
  return send(getPrivateFile, { params: { kind, name } });
}

/** Opens such a file beside the page, where the browser lets it: whoever waited too long for it may not be shown it. */
export async function openPrivateFile(url: string): Promise<void> {
  try {
    window.open(URL.createObjectURL(await (await fetchPrivateFile(url)).blob()));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Saves such a file, and says where that fails. */
export function useSavePrivateFile(): (url: string) => Promise<unknown> {
  const save = useSave();
  return (url) => save(() => fetchPrivateFile(url));
}

/** Saves the file that a call answers, likewise. */
export function useSave(): (ask: () => Promise<Response>) => Promise<unknown> {
  return useCommand(async (ask: () => Promise<Response>) => saveFile(await ask())).run;
}
