import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Call } from '#domain/kit/call.ts';
import { queryOf } from '../../dataProvider/index.ts';
import { ApiError, fetchCall } from '../../lib/api/client.ts';
import { saveFile } from '../../lib/api/saveFile.ts';

/** All rows of the list as it is filtered and sorted now, as CSV made by the server. */
export function ExportButton({ call }: { call: Call }) {
  const { filterValues, resource, sort, total } = useListContext();
  const notify = useNotify();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      await saveFile((await fetchCall(call, { query: queryOf(resource, { sort, filter: filterValues }) })) as Response);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <button className="button quiet" onClick={() => void run()} disabled={busy || !total}>
      {translate('ra.action.export')}
    </button>
  );
}
