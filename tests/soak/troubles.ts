import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { faults, lose } from '../support/databaseFaults.ts';
import { body, paragraph, rawDocx } from '../support/docx.ts';
import { blackPng } from '../support/pictures.ts';
import type { Account } from '../support/session.ts';
import { watchHealth } from '../support/watchHealth.ts';
import type { House } from './house.ts';
import type { Seen, Trouble } from './seen.ts';

const slowSockets = 1000;
/** Milliseconds between two calls of /api/health. */
const healthPause = 50;

/** What was measured of troubles; durations in ms, sizes in bytes. */
export interface Measured {
  rounds: Record<Trouble, number>;
  /** The server's answer after PostgreSQL was back; after a kill -9. */
  databaseBack: number[];
  serverBack: number[];
  /** Of good clients beside slow ones, and the longest that a slow one was held. */
  besideSlow: number[];
  slowOpen: number[];
  /** Of good clients beside hostile files, and memory before and after. */
  besideHostile: number[];
  memory: { first: number; most: number };
  /** On a full disk: answers to a picture, whether lists answered, and what was left unfinished. */
  full: { statuses: number[]; listsRead: number; unfinished: string[] };
  /** Times that the server was gone though nobody had killed it. */
  exits: number;
}

export const nothingMeasured = (): Measured => ({
  rounds: { database: 0, server: 0, disk: 0, slow: 0, hostile: 0 },
  databaseBack: [],
  serverBack: [],
  besideSlow: [],
  slowOpen: [],
  besideHostile: [],
  memory: { first: 0, most: 0 },
  full: { statuses: [], listsRead: 0, unfinished: [] },
  exits: 0,
});

async function loseDatabase(house: House, measured: Measured): Promise<void> {
  const fault = faults[measured.rounds.database % faults.length]!;
  await lose(house.cluster, house.databaseUrl, fault);
  const back = performance.now();
  const answers = () =>
    fetch(`${house.url}/api/tags`).then(
      ({ status }) => status < 500,
      () => false,
    );
  while (!(await answers())) {
    if (!house.isRunning()) return;
    await pause(20);
  }
  measured.databaseBack.push(performance.now() - back);
}

/** Sockets that send a head and then a letter now and again. Answers how long each was held. */
async function keepSocketsOpen(house: House): Promise<number[]> {
  const { port, hostname } = new URL(house.url);
  const head = `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`;
  const one = () => {
    const began = performance.now();
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).write(head);
    socket.resume();
    const timer = setInterval(() => socket.write('x'), 500);
    return new Promise<number>((resolve) =>
      socket.once('close', () => {
        clearInterval(timer);
        resolve(performance.now() - began);
      }),
    );
  };
  return Promise.all(Array.from({ length: slowSockets }, one));
}

const hostileFiles = () => [
  { at: '/api/upload/img/cover', bytes: blackPng(1, 30_000_000, 0), name: 'tall.png' },
  { at: '/api/upload/img/cover', bytes: blackPng(30_000, 30_000, 0), name: 'huge.png' },
  { at: 'docx', bytes: rawDocx('<w:p/>'.repeat(7_000_000)), name: 'empty.docx' },
  {
    at: 'docx',
    bytes: rawDocx(body(paragraph(`Chapter 1`) + '<w:r><w:t>a</w:t></w:r>'.repeat(1_500_000))),
    name: 'runs.docx',
  },
  { at: 'docx', bytes: rawDocx(paragraph('x'.repeat(40_000_000))), name: 'long.docx' },
];
let files: ReturnType<typeof hostileFiles> | undefined;

async function sendHostile(house: House, author: Account, story: number): Promise<void> {
  files ??= hostileFiles();
  for (const { at, bytes, name } of files) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    const path = at === 'docx' ? `/api/fictions/${story}/chapters` : at;
    const headers = { authorization: `Bearer ${author.token}`, 'idempotency-key': randomUUID() };
    const answer = await fetch(`${house.url}${path}`, { method: 'POST', headers, body: form });
    await answer.text();
    if (![413, 422, 429, 503].includes(answer.status)) throw new Error(`${name} was answered with ${answer.status}`);
  }
}

async function fillDisk(house: House, author: Account, picture: Blob, { full }: Measured): Promise<void> {
  const headers = { authorization: `Bearer ${author.token}` };
  // Those of killed servers are collected a day later.
  const before = new Set(house.unfinished());
  house.fillVolume();
  for (let n = 0; n < 10; n++) {
    const form = new FormData();
    form.set('file', picture, 'cover.jpg');
    const sent = await fetch(`${house.url}/api/upload/img/cover`, { method: 'POST', headers, body: form });
    full.statuses.push(sent.status);
    await sent.text();
    const list = await fetch(`${house.url}/api/user/info`, { headers });
    if (list.status === 200) full.listsRead += 1;
    await list.text();
    await pause(300);
  }
  full.unfinished.push(...house.unfinished().filter((name) => !before.has(name)));
  house.emptyVolume();
}

/** One trouble after the other until the soak ends, each after some calm. */
export async function makeTrouble(
  house: House,
  seen: Seen,
  measured: Measured,
  { author, story, picture }: { author: Account; story: number; picture: Blob },
): Promise<void> {
  const troubles: Record<Trouble, () => Promise<void>> = {
    database: () => loseDatabase(house, measured),
    server: async () => void measured.serverBack.push(await house.restart()),
    disk: () => fillDisk(house, author, picture, measured),
    slow: async () => {
      const { waits } = await watchHealth(house.url, healthPause, async () => {
        measured.slowOpen.push(...(await keepSocketsOpen(house)));
      });
      measured.besideSlow.push(...waits);
    },
    hostile: async () => {
      measured.memory.first ||= house.memory();
      const { waits } = await watchHealth(house.url, healthPause, () => sendHostile(house, author, story));
      measured.besideHostile.push(...waits);
      measured.memory.most = Math.max(measured.memory.most, house.memory());
    },
  };
  const order: Trouble[] = [
    'database',
    'server',
    'database',
    'hostile',
    'database',
    'server',
    'slow',
    'database',
    'disk',
  ];
  for (let n = 0; seen.goesOn; n++) {
    await pause(12_000, undefined, { signal: seen.signal }).catch(() => undefined);
    const trouble = order[n % order.length]!;
    if (!seen.goesOn || (trouble === 'disk' && !house.hasVolume)) continue;
    await seen.during(trouble, troubles[trouble]);
    measured.rounds[trouble] += 1;
    if (house.isRunning()) continue;
    measured.exits += 1;
    await house.restart();
  }
}
