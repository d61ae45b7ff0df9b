import { downloadCSV, type Exporter } from 'ra-core';
import { writeCsv } from '../../lib/writeCsv.ts';

/** Writes the records of a stock list as the server writes its own exports: refs by id and title, no cell a formula. */
export const exportPage: Exporter = (records, _related, _provider, resource) => {
  const rows = records.map(({ titles, ...record }) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([name, value]) => [
        [name, Array.isArray(value) ? value.join(' ') : value],
        ...(Object.hasOwn(titles ?? {}, name) ? [[name.replace(/_id$/, ''), titles[name]]] : []),
      ]),
    ),
  );
  const csv = writeCsv(rows, { header: true, cast: { boolean: String } });
  downloadCSV(csv, resource?.split('/').at(-1));
};
