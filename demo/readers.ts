import { randomUUID } from 'node:crypto';
import type { StoryLanguage } from '#domain/languages.ts';
import { runCommand, readOptions } from '#server/command.ts';
import { CommandError } from '#server/commandError.ts';
import { openDatabase } from '#server/db/database.ts';
import { computeSignature } from '#server/kit/signature.ts';
import { loadFromFolder, readShared } from '#server/secret.ts';
import { readSettings } from '#server/settings.ts';
import { demoAuthor } from './accounts/authors.ts';
import { demoPassword } from './accounts/demoAccounts.ts';
import { commentWords } from './comments/commentWords.ts';
import { getDemoApp, demoAppName } from './comments/readingApp.ts';
import { createRandom } from './kit/random.ts';

// npm run readers -- --count 5: readers of the demo comment on the stories of `author`, through the running server, as
// a reading app would send it.
const base = `http://127.0.0.1:${process.env.PORT ?? 8787}`;

async function ask(route: string, body?: string, headers: Record<string, string> = {}): Promise<any> {
  const response = await fetch(`${base}${route}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  }).catch(() => {
    throw new CommandError(`There is no server at ${base}`);
  });
  const { status, message, data } = (await response.json()) as { status: number; message: string; data: unknown };
  if (status !== 200) throw new CommandError(`${route}: ${status} ${message}`);
  return data;
}

/** The secret of the server that runs. */
async function findSecret(): Promise<string> {
  const { secret, databaseUrl, dataDir } = readSettings(process.env);
  if (secret) return secret;
  if (!databaseUrl) return loadFromFolder(dataDir);
  const database = openDatabase(databaseUrl);
  const shared = await readShared(database).finally(() => database.close());
  if (!shared) throw new CommandError('DATABASE_URL: no server has started on this database yet');
  return shared;
}

await runCommand(async () => {
  const { count = '3' } = readOptions(['count'], 'npm run readers -- --count 3');
  const random = createRandom(randomUUID());
  const session = await ask('/api/auth/login', JSON.stringify({ account: demoAuthor, password: demoPassword }));
  const stories = await ask('/api/fictions?filter=signed', undefined, { authorization: `Bearer ${session.token}` });
  const comments = Array.from({ length: Number(count) }, () => {
    const story = random.pick<{ id: number; language: StoryLanguage }>(stories.items);
    const { readers, bookComments } = commentWords[story.language];
    const name = random.pick(readers);
    const plain = bookComments.filter((line) => !line.includes('{'));
    return {
      id: randomUUID(),
      fiction_id: story.id,
      reader: { id: name, name },
      content: random.pick(plain),
      created_at: new Date().toISOString(),
    };
  });
  const body = JSON.stringify({ comments });
  const secret = getDemoApp(await findSecret())[demoAppName]!;
  const { added } = await ask('/api/ingest/comments', body, {
    'x-signature': computeSignature(demoAppName, secret, body, new Date()),
  });
  console.log(`${added} comments`);
});
