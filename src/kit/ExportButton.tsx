import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { Button, useListContext, useNotify } from 'react-admin';
import type { Call } from '#domain/kit/call.ts';
import { ApiError, fetchCall } from '../dataProvider/client.ts';
import { queryOf } from '../dataProvider/index.ts';

/** Saves what an address answers under the name that the server gave it. */
async function save(response: Response): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename="(.+?)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** All rows of the list as it is filtered and sorted now, as CSV made by the server. */
export function ExportButton({ call }: { call: Call }) {
  const { filterValues, resource, sort, total } = useListContext();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      await save((await fetchCall(call, { query: queryOf(resource, { sort, filter: filterValues }) })) as Response);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button label="ra.action.export" onClick={() => void run()} disabled={busy || !total}>
      <DownloadIcon />
    </Button>
  );
}
