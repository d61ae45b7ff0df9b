import { findFreePort } from '#scripts/freePort.ts';
import { chapterColumns } from './database.ts';
import { install, readVersion, runIn, writeFiles } from './install.ts';
import { deepPage, type PeerSystem } from './peer.ts';
import { send, startServer } from './server.ts';

const admin = { email: 'admin@example.com', password: 'Bench-house-1' };
const next = 'node_modules/next/dist/bin/next';
const columns = Object.keys(chapterColumns).join(', ');

/** The smallest project: its API on Next, without the screens. */
const files = {
  'payload.config.js': `
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';

const of = (type, ...names) => names.map((name) => ({ name, type }));
export default buildConfig({
  secret: 'the secret of the measured application',
  telemetry: false,
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL } }),
  admin: { user: 'users' },
  collections: [
    { slug: 'users', auth: { tokenExpiration: 86400 }, fields: [] },
    {
      slug: 'chapters',
      fields: [
        ...of('number', 'fiction_id', 'number', 'word_count'),
        ...of('text', 'title', 'revision_status'),
        { name: 'status', type: 'text', index: true },
        ...of('date', 'submitted_at', 'release_at', 'published_at'),
        ...of('textarea', 'rejection_reason'),
      ],
    },
    {
      slug: 'tags',
      fields: [
        { name: 'code', type: 'text', required: true, unique: true },
        ...of('text', 'name', 'group'),
        ...of('number', 'position'),
        ...of('checkbox', 'offered'),
      ],
    },
  ],
});
`,
  'next.config.mjs': `
import { withPayload } from '@payloadcms/next/withPayload';

export default withPayload({ turbopack: { root: import.meta.dirname } });
`,
  'app/api/[...slug]/route.js': `
import { REST_GET, REST_POST } from '@payloadcms/next/routes';
import config from '../../../payload.config.js';

export const GET = REST_GET(config);
export const POST = REST_POST(config);
`,
  'setup.js': `
import { getPayload } from 'payload';
import config from './payload.config.js';

const payload = await getPayload({ config });
await payload.create({ collection: 'users', data: ${JSON.stringify(admin)} });
process.exit(0);
`,
};

export const payload: PeerSystem = {
  name: 'Payload',
  async start(database) {
    const version = '3.90.2';
    const folder = await install('payload', {
      type: 'module',
      dependencies: {
        payload: version,
        '@payloadcms/next': version,
        '@payloadcms/db-postgres': version,
        graphql: '16.11.0',
        next: '16.4.6',
        react: '19.3.1',
        'react-dom': '19.3.1',
      },
    });
    writeFiles(folder, files);
    const env = { DATABASE_URL: database.url, NEXT_TELEMETRY_DISABLED: '1' };
    // Tables are made from the collections only where it develops.
    await runIn(folder, process.execPath, ['setup.js'], { ...env, NODE_ENV: 'development' });
    await database.run(`insert into chapters (id, ${columns}) select id, ${columns} from bench.source`);
    await runIn(folder, process.execPath, [next, 'build'], { ...env, NODE_ENV: 'production' });
    const port = String(await findFreePort());
    const url = `http://127.0.0.1:${port}`;
    const cpu = await startServer(folder, [next, 'start', '-H', '127.0.0.1', '-p', port], env, `${url}/api/users/me`);
    const { token } = await send(`${url}/api/users/login`, admin);
    const list = (query: string) => `/api/chapters?limit=25&sort=-updatedAt&depth=0&${query}`;
    return {
      name: 'Payload',
      version: `${readVersion(folder, 'payload')} on Next ${readVersion(folder, 'next')}`,
      url,
      token,
      cpu,
      list: list('page=1'),
      byKey: '/api/chapters/10000?depth=0',
      filter: list('page=1&where[status][equals]=pending_review'),
      deepPage: list(`page=${deepPage}`),
      write: {
        path: '/api/tags',
        body: { name: 'Tag {n}', code: 'tag-{n}', group: 'plot', position: 1, offered: true },
      },
    };
  },
};
