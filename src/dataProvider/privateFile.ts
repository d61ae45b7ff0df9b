import { useNotify } from 'ra-core';
import { getPrivateFile } from '#domain/calls/images.ts';
import { ApiError, send } from './client.ts';
import { saveFile } from './saveFile.ts';

/** Fetches what is shown for the token only, by the address that calls answer for it. Throws ApiError. */
export function fetchPrivateFile(url: string): Promise<Response> {
  const [kind = '', name = ''] = url.split('/').slice(-2);
  return send(getPrivateFile, { params: { kind, name } });
}

/** Saves such a file, and says where that fails. */
export function useSavePrivateFile(): (url: string) => Promise<void> {
  const notify = useNotify();
  return async (url) => {
    try {
      await saveFile(await fetchPrivateFile(url));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.message, { type: 'error', messageArgs: error.args });
    }
  };
}
