import type { Answer, TestServer } from './server.ts';

/** An import as the server answers it. */
export interface Grid {
  id: number;
  revision: number;
  rows: any[];
}

interface Sent {
  token: string;
  /** The story. */
  to: number;
  name?: string;
  /** The import that the file joins. */
  joins?: number;
}

/** Uploads a Word file to a story. */
export function sendFile(
  server: TestServer,
  bytes: Uint8Array,
  { token, to, name = 'book.docx', joins }: Sent,
): Promise<Answer> {
  const form = new FormData();
  form.set('file', new File([bytes as BlobPart], name));
  const query = joins === undefined ? '' : `?upload_id=${joins}`;
  return server.call('POST', `/api/fictions/${to}/chapters${query}`, { token, body: form });
}

export type Chosen = [position: number, choice: string, replaces?: number | null];

/** Confirms rows by their places; a place that the import does not have is of no row. */
export const confirmRows = (
  server: TestServer,
  token: string,
  { id, revision, rows }: Grid,
  chosen: readonly Chosen[],
  more: object = {},
): Promise<Answer> =>
  server.call('POST', `/api/fiction/chapters/uploads/${id}`, {
    token,
    body: {
      revision,
      rows: chosen.map(([position, choice, replaces = null]) => ({
        id: rows[position]?.id ?? 999_999,
        choice,
        replaces,
      })),
    },
    ...more,
  });

/** All rows as they are proposed. */
export const proposed = ({ rows }: Grid): Chosen[] =>
  rows.map(({ choices, replaces }, at) => [at, choices[0], replaces?.id ?? null]);

/** Changes a row: writes over its heading, or does what the change says. */
export const changeRow = (
  server: TestServer,
  token: string,
  { id, revision, rows }: Grid,
  position: number,
  change: 'heading' | 'merge' | 'split' | 'lower-title',
  body: object = {},
): Promise<Answer> => {
  const row = `/api/fiction/chapters/uploads/${id}/rows/${rows[position].id}`;
  const [method, path] = change === 'heading' ? (['PUT', row] as const) : (['POST', `${row}/${change}`] as const);
  return server.call(method, path, { token, body: { revision, ...body } });
};
