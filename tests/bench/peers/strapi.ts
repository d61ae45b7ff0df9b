import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '#scripts/freePort.ts';
import { install, readVersion, writeFiles } from './install.ts';
import { deepPage, type PeerSystem } from './peer.ts';
import { startServer } from './server.ts';

const tokenFile = 'token.txt';
const secret = 'the secret of the measured application';

const of = (type: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, { type }]));

/** What Strapi generates for a content type. */
function writeType(name: string, attributes: object): Record<string, string> {
  const uid = `api::${name}.${name}`;
  const folder = `src/api/${name}`;
  const create = (factory: string) =>
    `module.exports = require('@strapi/strapi').factories.createCore${factory}('${uid}');\n`;
  return {
    [`${folder}/content-types/${name}/schema.json`]: JSON.stringify({
      kind: 'collectionType',
      collectionName: `${name}s`,
      info: { singularName: name, pluralName: `${name}s`, displayName: name },
      options: { draftAndPublish: false },
      attributes,
    }),
    [`${folder}/controllers/${name}.js`]: create('Controller'),
    [`${folder}/routes/${name}.js`]: create('Router'),
    [`${folder}/services/${name}.js`]: create('Service'),
  };
}

/** A project as its generator makes it, without the screens: `status` and `publishedAt` are words of Strapi. */
const files = {
  'config/server.js': `module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['${secret}'] } });\n`,
  'config/admin.js': `module.exports = { serveAdminPanel: false, auth: { secret: '${secret}' }, apiToken: { salt: '${secret}' }, transfer: { token: { salt: '${secret}' } }, secrets: { encryptionKey: '${secret}' } };\n`,
  'config/database.js': `module.exports = ({ env }) => ({ connection: { client: 'postgres', connection: { host: env('DB_HOST'), port: env.int('DB_PORT'), user: env('DB_USER'), database: env('DB_NAME'), password: '' } } });\n`,
  'config/middlewares.js': `module.exports = ['logger', 'errors', 'security', 'cors', 'poweredBy', 'query', 'body', 'session', 'favicon', 'public'].map((name) => 'strapi::' + name);\n`,
  'src/index.js': `
module.exports = {
  register() {},
  async bootstrap({ strapi }) {
    const { accessKey } = await strapi.service('admin::api-token').create({ name: 'bench', description: '', type: 'full-access', lifespan: null });
    require('node:fs').writeFileSync('${tokenFile}', accessKey);
  },
};
`,
  'public/uploads/.gitkeep': '',
  ...writeType('chapter', {
    ...of('integer', 'fiction_id', 'number', 'word_count'),
    ...of('string', 'title', 'state', 'revision_status'),
    ...of('datetime', 'submitted_at', 'release_at', 'readable_at'),
    ...of('text', 'rejection_reason'),
  }),
  ...writeType('tag', {
    ...of('string', 'name', 'group'),
    code: { type: 'string', required: true, unique: true },
    ...of('integer', 'position'),
    ...of('boolean', 'offered'),
  }),
};

const key = `lpad(id::text, 24, 'a')`;
const columns = 'id, fiction_id, number, title, revision_status, word_count, submitted_at, release_at, rejection_reason, created_at, updated_at'; // prettier-ignore
const rows = `
  insert into chapters (document_id, state, readable_at, published_at, ${columns})
    select ${key}, status, published_at, updated_at, ${columns} from bench.source;
  create index on chapters (updated_at, id);
  create index on chapters (state);
`;

export const strapi: PeerSystem = {
  name: 'Strapi',
  async start(database) {
    const folder = await install('strapi', {
      type: 'commonjs',
      dependencies: {
        '@strapi/strapi': '5.54.0',
        pg: '8.23.1',
        react: '^18.3.1',
        'react-dom': '^18.3.1',
        'react-router-dom': '^6.30.3',
        'styled-components': '^6.1.19',
      },
    });
    writeFiles(folder, files);
    const port = String(await findFreePort());
    const url = `http://127.0.0.1:${port}`;
    const env = {
      PORT: port,
      DB_HOST: database.host,
      DB_PORT: database.port,
      DB_USER: database.user,
      DB_NAME: database.name,
      STRAPI_TELEMETRY_DISABLED: 'true',
    };
    const cpu = await startServer(
      folder,
      ['node_modules/@strapi/strapi/bin/strapi.js', 'start'],
      env,
      `${url}/api/chapters`,
    );
    await database.run(rows);
    const list = (query: string) => `/api/chapters?pagination[pageSize]=25&sort=updatedAt:desc&${query}`;
    return {
      name: 'Strapi',
      version: readVersion(folder, '@strapi/strapi'),
      url,
      token: readFileSync(path.join(folder, tokenFile), 'utf8'),
      cpu,
      list: list('pagination[page]=1'),
      byKey: `/api/chapters/${'10000'.padStart(24, 'a')}`,
      filter: list('pagination[page]=1&filters[state][$eq]=pending_review'),
      deepPage: list(`pagination[page]=${deepPage}`),
      write: {
        path: '/api/tags',
        body: { data: { name: 'Tag {n}', code: 'tag-{n}', group: 'plot', position: 1, offered: true } },
      },
    };
  },
};
