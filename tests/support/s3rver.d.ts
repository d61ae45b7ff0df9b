/** The package brings no types; what the tests use of it. */
declare module '@20minutes/s3rver' {
  import type { IncomingMessage, Server } from 'node:http';
  export interface RequestContext {
    method: string;
    path: string;
    query: Record<string, string | undefined>;
    req: IncomingMessage;
    status: number;
    type: string;
    body: unknown;
  }
  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string }[];
  }
  export default class S3rver {
    constructor(options: Options);
    middleware: ((context: RequestContext, next: () => Promise<void>) => Promise<void>)[];
    httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
