import { expect, test } from 'vitest';
import { CommandError } from '#server/commandError.ts';
import { readSettings } from '#server/settings.ts';

const read = (FILES: string, env: NodeJS.ProcessEnv = {}) => readSettings({ FILES, ...env }).s3;

test('a bucket of Amazon is named by its address alone', () => {
  const amazon = { bucket: 'house', prefix: '', region: 'us-east-1', endpoint: undefined, pathStyle: false };
  expect(read('s3://house')).toEqual(amazon);
  expect(read('s3://house/')).toEqual(amazon);
  expect(read('s3://house/a/b-c')).toEqual({ ...amazon, prefix: 'a/b-c/' });
  expect(read('s3://house?region=eu-west-3')).toEqual({ ...amazon, region: 'eu-west-3' });
  expect(read('s3://house', { AWS_REGION: 'eu-west-3' })).toEqual({ ...amazon, region: 'eu-west-3' });
  expect(read('')).toBeUndefined();
});

test('another service has an endpoint, and the bucket in the path unless it is told otherwise', () => {
  const endpoint = 'https://s3.example.com:9000';
  const other = { bucket: 'house', prefix: 'files/', region: 'us-east-1', endpoint, pathStyle: true };
  expect(read(`s3://house/files/?endpoint=${endpoint}`)).toEqual(other);
  expect(read('s3://house/files', { AWS_ENDPOINT_URL_S3: endpoint })).toEqual(other);
  expect(read('s3://house/files', { AWS_ENDPOINT_URL: endpoint })).toEqual(other);
  expect(read(`s3://house/files?endpoint=${endpoint}&path_style=0`)).toEqual({ ...other, pathStyle: false });
});

test.each([
  ['https://house', 's3://bucket'],
  ['house', 's3://bucket'],
  ['s3://', 's3://bucket'],
  ['s3://UPPER_case', 'must name a bucket'],
  ['s3://key:hunter2@house', 'must have no credentials'],
  ['s3://house/../x y', 'plain prefix'],
  ['s3://house?key=hunter2', 'must have no parameters but'],
  ['s3://house?endpoint=ftp://x', 'http:// or https:// address'],
  ['s3://house?endpoint=https://u:hunter2@x', 'http:// or https:// address'],
  ['s3://house?path_style=yes', 'path_style'],
])('%s is refused, without a word of its secrets', (value, why) => {
  expect(() => read(value)).toThrow(CommandError);
  expect(() => read(value)).toThrow(why);
  expect(() => read(value)).toThrow(/^FILES: (?!.*hunter2)/);
});
