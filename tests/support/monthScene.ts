import { randomUUID } from 'node:crypto';
import { confirmAll, moneyScene, revenueFile } from './money.ts';
import type { TestServer } from './server.ts';

/** February with three authors who are paid by PayPal. */
export async function monthScene(server: TestServer) {
  const scene = await moneyScene(server);
  await scene.travel('2026-03-01T02:00:00.000Z');
  const authors = [scene.author];
  const stories = [scene.story];
  for (const user_name of ['second', 'third']) {
    const author = await server.insert('user', { role: 'author_signed', user_name });
    const { language, contract_status, contract_type, share_proportion, editor_id } = scene.story;
    const storyValues = { language, contract_status, contract_type, share_proportion, editor_id };
    authors.push(author);
    stories.push(await server.insert('fiction', { ...storyValues, author_id: author.id }));
  }
  const earn = async (day: string, dollars: readonly string[], app = 'Lumen') => {
    const lines = stories.map(({ id }, index) => `${app},${day},${id},en,${dollars[index]},0,0`);
    const { status, data } = await scene.upload(confirmAll, revenueFile(...lines));
    if (status !== 200) throw new Error(JSON.stringify(data));
    return data.id as number;
  };
  /** The calls of one of the authors, by number. */
  const asAuthor = async (index: number, method: 'GET' | 'POST', path: string, body?: object) => {
    const token = await server.signIn(authors[index]!);
    return server.call(method, `/api/${path}`, { token, body, headers: { 'idempotency-key': randomUUID() } });
  };
  /** Confirms the last statement of an author, paid by PayPal. */
  const confirm = async (index: number) => {
    const account = {
      payment_type: 3,
      payee: `Author ${index}`,
      payee_account: `author${index}@example.com`,
      paypal_remark: `Note ${index}`,
    };
    for (const [path, body] of [
      ['user/payment/info', account],
      ['bill/confirmed', {}],
    ] as const) {
      const { status, message } = await asAuthor(index, 'POST', path, body);
      if (status !== 200) throw new Error(`${path}: ${message}`);
    }
  };
  /** A bonus and the like of the first story, entered by its editor unless somebody else is named. */
  const enter = async (kind: string, amount: number, who: 'editor' | 'finance' | 'finance2' = 'editor') => {
    const body = { fiction_id: scene.story.id, kind, amount, day: '2026-02-10', remark: `A ${kind}` };
    return (await scene.as(who)('POST', 'office/bonus-details', body)).data.id as number;
  };
  const close = (month = '2026-02') => scene.as('finance')('POST', `office/months/${month}/close`);
  /** Everything up to statements 1 to 3, of 500, 200 and 100 dollars, those of `confirmed` confirmed. */
  const settle = async (confirmed: readonly number[] = [0, 1, 2]) => {
    await earn('2026-02-05', ['1000', '400', '200']);
    await close();
    for (const index of confirmed) await confirm(index);
  };
  return { ...scene, authors, works: stories, earn, asAuthor, confirm, enter, close, settle };
}

export type MonthScene = Awaited<ReturnType<typeof monthScene>>;
