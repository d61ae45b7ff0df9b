import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#server/settings.ts';

test('an empty environment is the embedded database with demo data on this machine only', () => {
  expect(readSettings({})).toEqual({
    port: 8787,
    host: '127.0.0.1',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    demo: true,
    logLevel: 'info',
  });
});

test('every setting is read', () => {
  const env = {
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/var/qh',
    DATABASE_URL: 'postgresql://u@h/d',
    DEMO: '1',
    LOG_LEVEL: 'silent',
    OTHER: 'x',
  };
  expect(readSettings(env)).toEqual({
    port: 0,
    host: '::1',
    dataDir: '/var/qh',
    databaseUrl: 'postgresql://u@h/d',
    demo: true,
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
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by name, in words', (name, value) => {
  const refused = () => readSettings({ [name]: value });
  expect(refused).toThrow(name === 'DATABASE_URL' ? `${name}: must be ` : `${name}=${value}: must be `);
  expect(refused).not.toThrow('[object');
});

test('all that is wrong is told at once, a line each', () => {
  expect(() => readSettings({ PORT: 'x', DEMO: 'y', LOG_LEVEL: 'z' })).toThrow(
    /^PORT=x: .+\nDEMO=y: .+\nLOG_LEVEL=z: .+$/,
  );
});

test('a wrong address of the database does not tell its password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:hunter2@h/d' })).not.toThrow('hunter2');
});
