import type { Filled } from '../api.ts';
import { startApplication } from '../application.ts';
import { deepPage, type Peer } from './peer.ts';

/** What is measured beside the peers, on the same rows. */
export async function startOurs({ dataDir, url, token }: Filled): Promise<Peer & { stop(): Promise<void> }> {
  const application = await startApplication(dataDir, url);
  const list = (query: string) => `/api/office/chapters?per_page=25&${query}`;
  return {
    name: 'Quillhouse',
    version: '',
    url: application.url,
    token,
    cpu: () => application.cpu(),
    stop: () => application.stop(),
    list: list('page=1'),
    byKey: '/api/office/chapters/10000',
    filter: list('page=1&status=pending_review'),
    deepPage: list(`page=${deepPage}`),
    write: {
      path: '/api/office/tags',
      body: { name: 'Tag {n}', code: 'tag-{n}', group: 'plot', position: 1, offered: true },
    },
  };
}
