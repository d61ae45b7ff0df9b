/** A bucket of an S3-compatible service. Its credentials are the environment's own business. */
export interface S3Settings {
  bucket: string;
  /** What all names begin with, with a slash at its end; empty where the bucket is the platform's alone. */
  prefix: string;
  region: string;
  /** The address of the service; absent: Amazon's. */
  endpoint: string | undefined;
  /** The bucket stands in the path, not before the host. */
  pathStyle: boolean;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixes = /^(\/[\w-][\w.-]*)*\/?$/;
const known = ['region', 'endpoint', 'path_style'];

/**
 * The setting FILES, `s3://bucket/prefix?region=…&endpoint=https://…&path_style=1`; what it leaves out comes from the
 * variables that the tools of S3 share. Throws where it is not what it must be, and never tells its value.
 */
export function readS3(value: string | undefined, env: NodeJS.ProcessEnv): S3Settings | undefined {
  if (!value) return undefined;
  if (!value.startsWith('s3://') || !URL.canParse(value)) throw new Error('must be s3://bucket or s3://bucket/prefix');
  const { username, password, host: bucket, pathname, searchParams, hash } = new URL(value);
  if (username || password)
    throw new Error('must have no credentials: they belong into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (!bucketName.test(bucket)) throw new Error('must name a bucket: s3://bucket or s3://bucket/prefix');
  if (!prefixes.test(pathname) || hash) throw new Error('must have a plain prefix: s3://bucket/prefix');
  const others = [...searchParams.keys()].filter((name) => !known.includes(name));
  if (others.length > 0) throw new Error(`must have no parameters but ${known.join(', ')}`);
  const endpoint = searchParams.get('endpoint') ?? env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
  if (endpoint && !isService(endpoint)) throw new Error('must have an http:// or https:// address as its endpoint');
  const pathStyle = searchParams.get('path_style') ?? (endpoint ? '1' : '0');
  if (!/^[01]$/.test(pathStyle)) throw new Error('must have 0 or 1 as its path_style');
  return {
    bucket,
    prefix: pathname.replace(/^\/+|\/+$/g, '').replace(/.$/, '$&/'),
    region: searchParams.get('region') ?? env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1',
    endpoint: endpoint || undefined,
    pathStyle: pathStyle === '1',
  };
}

function isService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && !username && !password;
}
