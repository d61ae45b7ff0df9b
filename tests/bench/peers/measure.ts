import { openDatabase } from '#server/db/database.ts';
import { record, type Filled } from '../api.ts';
import { measureLoad, startBare, withCpu } from '../processes.ts';
import { figure, heading, kilobytes, median, note, skipped } from '../report.ts';
import { makePeerDatabase } from './database.ts';
import { directus } from './directus.ts';
import { startOurs } from './ours.ts';
import { payload } from './payload.ts';
import type { Peer, PeerSystem } from './peer.ts';
import { stopServers } from './server.ts';
import { strapi } from './strapi.ts';

const systems: PeerSystem[] = [directus, strapi, payload];
const rounds = 6;
const reads = ['list', 'byKey', 'filter', 'deepPage'] as const;
const names = {
  list: 'list of 25',
  byKey: 'by key',
  filter: 'list, 1 % by status',
  deepPage: 'list, page 700',
  write: 'a write (a tag, made)',
};

/** Those that can be installed and started here. */
async function startPeers({ url }: Filled): Promise<Peer[]> {
  const database = openDatabase(url!);
  const peers: Peer[] = [];
  for (const { name, start } of systems) {
    try {
      peers.push(await start(await makePeerDatabase(database, url!, `peer_${name.toLowerCase()}`)));
    } catch (error) {
      skipped(name, String(error));
    }
  }
  await database.close();
  return peers;
}

/** The bytes of an answer, which has as many chapters as that of each other system. */
async function readSize({ name, url, token, ...paths }: Peer, read: (typeof reads)[number]): Promise<number> {
  const answer = await fetch(url + paths[read], { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const chapters = text.split('"word_count":').length - 1;
  if (chapters !== (read === 'byKey' ? 1 : 25)) throw new Error(`${names[read]}: ${name} answers ${chapters} chapters`);
  return Buffer.byteLength(text);
}

/** CPU of the server a request, beside bare `node:http` and beside other systems, in turn. */
export async function measurePeers(filled: Filled): Promise<void> {
  heading(`Beside other systems, ${filled.chapters.toLocaleString('en')} chapters on ${filled.engine}`);
  note(`CPU of the server a request in ms, Node ${process.version}: medians of ${rounds - 1} rounds, in turn.`);
  const peers = await startPeers(filled);
  const ours = await startOurs(filled);
  const database = openDatabase(filled.url!);
  const cases = reads.map((name) => ({ name, path: ours[name] }));
  const { session, statements } = await record(database, filled.dataDir, filled.token, cases);
  await database.close();
  const bare = await startBare({ url: filled.url, folder: '', session, cases: statements });
  const all = [ours, ...peers];
  try {
    for (const { name, version } of peers) note(`${name} ${version}`);
    for (const read of reads)
      for (const one of all)
        figure(`${names[read]}, its answer: ${one.name}`, kilobytes(await readSize(one, read)), 'KB');
    for (const name of [...reads, 'write'] as const) {
      const used: Record<string, number[]> = {};
      const measureOne = async (who: string, cpu: () => number, load: () => ReturnType<typeof measureLoad>) =>
        void (used[who] ??= []).push((await withCpu(cpu, load)).cpu);
      for (let round = 0; round < rounds; round++) {
        for (const one of all) {
          const { path, body } = name === 'write' ? one.write : { path: one[name], body: undefined };
          await measureOne(one.name, one.cpu, () => measureLoad(one.url, path, { token: one.token, body }));
        }
        if (name === 'write') continue;
        const path = `/${reads.indexOf(name)}`;
        await measureOne('bare', bare.cpu, () => measureLoad(bare.url, path, { token: filled.token }));
      }
      // The first round warmed everything up.
      const own = median(used[ours.name]!.slice(1));
      for (const [who, times] of Object.entries(used)) {
        const cpu = median(times.slice(1));
        figure(`${names[name]}: ${who}`, cpu, 'ms', undefined, `${(cpu / own).toFixed(2)} times ours`);
      }
    }
  } finally {
    await bare.stop();
    await ours.stop();
    await stopServers();
  }
}
