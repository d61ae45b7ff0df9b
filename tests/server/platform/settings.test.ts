import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#server/settings.ts';

const google = {
  id: 'google',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  client_id: 'us',
  client_secret: 'hunter2',
};
const lanternby = 'the secret of a reading app, long enough';
const PUBLIC_URL = 'https://write.example.com';

test('an empty environment is the embedded database with demo data on this machine only', () => {
  expect(readSettings({})).toEqual({
    port: 8787,
    host: '127.0.0.1',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    directUrl: undefined,
    readUrl: undefined,
    poolSize: 20,
    s3: undefined,
    secret: undefined,
    smtpUrl: undefined,
    mailFrom: 'Quillhouse <no-reply@quillhouse.example>',
    trustProxy: false,
    publicUrl: undefined,
    providers: [],
    readerApps: {},
    libreTranslate: undefined,
    signingAge: 18,
    payer: { name: 'Quillhouse', address: [] },
    twoManagers: true,
    secondFactorRoles: [],
    demo: true,
    metrics: undefined,
    drainSeconds: 0,
    logLevel: 'info',
  });
});

test('every setting is read', () => {
  const env = {
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/var/qh',
    DATABASE_URL: 'postgresql://bouncer/d?pgbouncer=true',
    DIRECT_URL: 'postgresql://u@h/d',
    READ_DATABASE_URL: 'postgresql://replica/d',
    DATABASE_POOL: '5',
    FILES: 's3://house/files?region=eu-west-3',
    SECRET: 'a secret of the platform, long enough',
    SMTP_URL: 'smtps://u:p@mail.example.com:465',
    MAIL_FROM: 'The House <house@example.com>',
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://write.example.com/',
    OIDC: JSON.stringify([google]),
    READER_APPS: JSON.stringify({ lanternby }),
    LIBRETRANSLATE_URL: 'https://mt.example.com/api/',
    LIBRETRANSLATE_API_KEY: 'key',
    SIGNING_AGE: '21',
    PAYER_NAME: 'Quillhouse Ltd',
    PAYER_ADDRESS: '1 Inkwell Street | 048583 Singapore |',
    DEMO: '1',
    DRAIN_SECONDS: '5',
    METRICS: '[::1]:9464',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_SERVICE_NAME: 'house',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
    LOG_LEVEL: 'silent',
    OTHER: 'x',
  };
  expect(readSettings(env)).toEqual({
    port: 0,
    host: '::1',
    dataDir: '/var/qh',
    databaseUrl: 'postgresql://bouncer/d?pgbouncer=true',
    directUrl: 'postgresql://u@h/d',
    readUrl: 'postgresql://replica/d',
    poolSize: 5,
    s3: { bucket: 'house', prefix: 'files/', region: 'eu-west-3', endpoint: undefined, pathStyle: false },
    secret: 'a secret of the platform, long enough',
    smtpUrl: 'smtps://u:p@mail.example.com:465',
    mailFrom: 'The House <house@example.com>',
    trustProxy: true,
    publicUrl: 'https://write.example.com',
    providers: [google],
    readerApps: { lanternby },
    libreTranslate: { url: 'https://mt.example.com/api', key: 'key' },
    signingAge: 21,
    payer: { name: 'Quillhouse Ltd', address: ['1 Inkwell Street', '048583 Singapore'] },
    twoManagers: true,
    secondFactorRoles: [],
    demo: true,
    metrics: { host: '::1', port: 9464 },
    traces: { url: 'http://collector:4318/v1/traces', service: 'house', share: 0.1 },
    drainSeconds: 5,
    logLevel: 'silent',
  });
});

test.each([
  [{ DATABASE_URL: 'postgres://h/d' }, false],
  [{ DATABASE_URL: 'postgres://h/d', DEMO: '1' }, true],
  [{ DEMO: '0' }, false],
  [{ DEMO: '' }, true],
])('with %j there is demo data: %s', (env, demo) => {
  expect(readSettings(env).demo).toBe(demo);
});

test.each([
  ['PORT', 'x'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://h/d'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_POOL', '0'],
  ['DATABASE_POOL', 'many'],
  ['DRAIN_SECONDS', '-1'],
  ['METRICS', 'yes'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'a@b.example, c@d.example'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['TRUST_PROXY', 'yes'],
  ['PUBLIC_URL', 'write.example.com'],
  ['PUBLIC_URL', 'https://write.example.com/portal'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['LIBRETRANSLATE_URL', 'mt.example.com'],
  ['LIBRETRANSLATE_URL', 'https://mt.example.com/?api_key=1'],
  ['SIGNING_AGE', 'adult'],
  ['SIGNING_AGE', '0'],
  ['SIGNING_AGE', '17.5'],
  ['SIGNING_AGE', '121'],
  ['TWO_MANAGERS', 'no'],
  ['SECOND_FACTOR_ROLES', 'editor,author_signed'],
  ['SECOND_FACTOR_ROLES', 'everybody'],
  ['PAYER_NAME', 'x'.repeat(201)],
  ['PAYER_ADDRESS', 'x'.repeat(401)],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by name, in words', (name, value) => {
  const refused = () => readSettings({ [name]: value });
  expect(refused).toThrow(/^(DATABASE|SMTP)_URL$/.test(name) ? `${name}: must be ` : `${name}=${value}: must be `);
  expect(refused).not.toThrow('[object');
});

test('all that is wrong is told at once, a line each', () => {
  expect(() => readSettings({ PORT: 'x', DEMO: 'y', LOG_LEVEL: 'z' })).toThrow(
    /^PORT=x: .+\nDEMO=y: .+\nLOG_LEVEL=z: .+$/,
  );
});

test('a database behind PgBouncer wants an address past it', () => {
  const DATABASE_URL = 'postgres://h:6432/d?pgbouncer=true';
  expect(() => readSettings({ DATABASE_URL })).toThrow(
    /^DIRECT_URL: must be set where DATABASE_URL leads through PgBouncer$/,
  );
  expect(() => readSettings({ DATABASE_URL, DIRECT_URL: DATABASE_URL })).toThrow(/^DIRECT_URL: must lead past/);
  expect(readSettings({ DATABASE_URL, LISTEN_URL: 'postgres://h/d' }).directUrl).toBe('postgres://h/d');
  expect(() => readSettings({ DATABASE_URL, LISTEN_URL: DATABASE_URL })).toThrow(/^LISTEN_URL: must lead past/);
  const replica = { READ_DATABASE_URL: 'postgres://replica/d?pgbouncer=true' };
  expect(() => readSettings({ DATABASE_URL: 'postgres://h/d', ...replica })).toThrow(
    /^READ_DATABASE_URL: leads through/,
  );
});

test.each(['DATABASE_URL', 'DIRECT_URL', 'READ_DATABASE_URL', 'FILES', 'SMTP_URL'])(
  'a wrong %s does not tell its password',
  (name) => {
    const refused = () => readSettings({ [name]: 'mysql://u:hunter2@h/d' });
    expect(refused).toThrow(name);
    expect(refused).not.toThrow('hunter2');
  },
);

test.each([
  ['must be a JSON list', 'hunter2'],
  ['must be a JSON list', '{"client_secret":"hunter2"}'],
  ['has an entry without issuer', JSON.stringify([{ ...google, issuer: undefined }])],
  ['has an entry without client_id', JSON.stringify([{ ...google, client_id: '' }])],
  ['has an entry without client_secret', JSON.stringify([{ ...google, client_secret: undefined, name: 'hunter2' }])],
  ['has an issuer that is no https:// address', JSON.stringify([{ ...google, issuer: 'http://accounts.google.com' }])],
  ['has an issuer that is no https:// address', JSON.stringify([{ ...google, issuer: 'hunter2' }])],
  ['has an id that is not made of', JSON.stringify([{ ...google, id: 'Google/hunter2' }])],
  ['has an entry with an unknown key', JSON.stringify([{ ...google, secret: 'hunter2' }])],
  ['has two entries with one id', JSON.stringify([google, google])],
])('OIDC %s, and shows nothing of itself', (message, OIDC) => {
  const refused = () => readSettings({ OIDC, PUBLIC_URL });
  expect(refused).toThrow(`OIDC: ${message}`);
  expect(refused).not.toThrow('hunter2');
});

test.each(['hunter2', '[]', '{"lanternby":"hunter2"}', '{"a name":"hunter2 hunter2 hunter2 hunter2 hunter2"}'])(
  'READER_APPS=%s is refused, and shows nothing of itself',
  (READER_APPS) => {
    const refused = () => readSettings({ READER_APPS });
    expect(refused).toThrow('READER_APPS: must be JSON');
    expect(refused).not.toThrow('hunter2');
  },
);

test('a provider sends people back, so it wants our address', () => {
  expect(() => readSettings({ OIDC: JSON.stringify([google]) })).toThrow(/^PUBLIC_URL: must be set where OIDC is$/);
});

test('a provider on this machine needs no TLS', () => {
  const local = { ...google, issuer: 'http://localhost:9000' };
  expect(readSettings({ OIDC: JSON.stringify([local]), PUBLIC_URL }).providers).toEqual([local]);
});

test('emails that leave the house want a sender', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://localhost' })).toThrow(/^MAIL_FROM: must be set where SMTP_URL is$/);
});

test('a secret that is too short is refused without a word of it', () => {
  expect(() => readSettings({ SECRET: 'hunter2' })).toThrow(/^SECRET: must be 32 characters at least$/);
});
