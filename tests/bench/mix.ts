// A process of its own that loads an HTTP server with what authors do, each in a story of their own.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from './connection.ts';
import { kinds, type Kind, type MixOrder, type MixResult, type Person } from './mixOrder.ts';
import { writeRequest } from './requests.ts';
import { createText } from './text.ts';

/** Of a hundred requests. */
const shares: Record<Kind, number> = { list: 20, 'office list': 5, 'by key': 20, save: 30, comment: 5, badge: 20 };
const deck = kinds.flatMap((kind) => Array.from({ length: shares[kind] }, () => kind));

let saves = 0;

function buildRequest(kind: Kind, { token, story, chapter, revision }: Person, { url, manager }: MixOrder): string {
  const get = (path: string, as = token) => writeRequest(url, path, { authorization: `Bearer ${as}` });
  const post = (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    return writeRequest(url, path, headers, JSON.stringify(body));
  };
  switch (kind) {
    case 'list':
      return get(`/api/fictions/${story}/chapters`);
    case 'office list':
      return get('/api/office/chapters?per_page=25', manager);
    case 'by key':
      return get(`/api/fiction/chapters/${chapter}`);
    case 'save':
      return post(`/api/fictions/${story}/chapters/${chapter}`, {
        title: null,
        content: createText((saves += 1)),
        revision,
        cause: 'autosave',
      });
    case 'comment':
      return post('/api/comments', { fiction_id: story, content: 'What I think of it myself' });
    default:
      return get('/api/message/unread-count');
  }
}

async function run(order: MixOrder): Promise<MixResult> {
  const { url, people, connections, thinks, seconds } = order;
  const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as MixResult['times'];
  const result: MixResult = { times, seconds: 0, errors: 0, people };
  const port = Number(new URL(url).port);
  const width = connections ?? people.length;
  const began = performance.now();
  const end = began + seconds * 1000;
  // Of those whom one connection stands for no other does: two that save one chapter at once refuse one another.
  const each = Math.floor(people.length / width);

  const one = async (n: number) => {
    let connection = new Connection(port);
    // Nobody begins at the same moment, and what somebody does is dealt from a deck of their own.
    if (thinks > 0) await pause(Math.random() * thinks * 1000);
    for (let turn = 0; performance.now() < end; turn++) {
      const person = people[n + (turn % each) * width]!;
      const kind = deck[Math.floor(Math.random() * deck.length)]!;
      const started = performance.now();
      try {
        const answer = await connection.send(buildRequest(kind, person, order));
        if (kind === 'save') person.revision = Number(/"revision":(\d+)/.exec(answer)![1]);
        times[kind].push(performance.now() - started);
      } catch (error) {
        result.errors += 1;
        result.error ??= `${kind}: ${error instanceof Error ? error.message : error}`;
        connection.close();
        connection = new Connection(port);
      }
      if (thinks > 0)
        await pause(Math.max(0, Math.min(thinks * (500 + Math.random() * 1000), end - performance.now())));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: width }, (_, n) => one(n)));
  result.seconds = (performance.now() - began) / 1000;
  return result;
}

process.on('message', async (order: MixOrder) => process.send!(await run(order)));
