import { test } from '@playwright/test';
import { dataFolder, startServer, type Options, type Running } from './server.ts';

interface ServerOfFile {
  readonly folder: string;
  /** Its address; there is one from the first test on, and none before. */
  readonly url: string;
  stop: Running['stop'];
  /** Starts it anew after a stop, on the same data and at the same address. */
  start(): Promise<void>;
}

/** A server for the tests of the file that asks for it, on data of its own that go with it. */
export function serverOfFile(getOptions: () => Options | Promise<Options> = () => ({})): ServerOfFile {
  const { folder, remove } = dataFolder();
  let options: Options;
  let running: Running;
  test.beforeAll(async () => {
    options = await getOptions();
    running = await startServer(folder, options);
  });
  test.afterAll(async () => {
    await running?.stop('SIGKILL');
    remove();
  });
  return {
    folder,
    get url() {
      return running.url;
    },
    stop: (signal) => running.stop(signal),
    async start() {
      running = await startServer(folder, { ...options, port: Number(new URL(running.url).port) });
    },
  };
}
