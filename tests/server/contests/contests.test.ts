import { expect, test } from 'vitest';
import { shownEntries } from '#domain/contests/contest.ts';
import { contestText, openContest, werewolfStory } from '../../support/contests.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const get = async (path: string) => server.call('GET', `/api/contests${path}`);

test('contests that take entries are told, those that close first before the others', async () => {
  for (const [slug, opens_on, closes_on] of [
    ['later', '2026-03-01', '2026-03-20'],
    ['today', '2026-03-10', '2026-03-10'],
    ['over', '2026-02-01', '2026-03-09'],
    ['coming', '2026-03-11', '2026-03-30'],
  ] as const)
    await contestText(server, await openContest(server, { slug, opens_on, closes_on }), `The ${slug} one`);
  await openContest(server, { slug: 'draft', state: 'draft' });
  const { data } = await get('');
  expect(data.items.map(({ slug, title }: any) => [slug, title])).toEqual([
    ['today', 'The today one'],
    ['later', 'The later one'],
  ]);
});

test('contests that open later, and those that are closed, are told until some time after their results', async () => {
  const closed = { opens_on: '2026-01-01', closes_on: '2026-01-10' };
  const long = { ...closed, results_at: '2026-02-01T00:00:00.000Z' };
  await openContest(server, { slug: 'next', opens_on: '2026-03-20' });
  await openContest(server, { slug: 'soon', opens_on: '2026-03-11' });
  await openContest(server, { slug: 'judged', ...closed, results_at: '2026-03-12T00:00:00.000Z' });
  const out = { ...closed, results_at: '2026-02-10T00:00:00.000Z' };
  await openContest(server, { slug: 'out', ...out, decided_at: out.results_at });
  await openContest(server, { slug: 'claimed', ...long, claims_until: '2026-02-20T00:00:00.000Z' });
  await openContest(server, { slug: 'late', ...long, decided_at: '2026-03-05T00:00:00.000Z' });
  await openContest(server, { slug: 'overdue', ...long, dealt_at: '2026-01-12T00:00:00.000Z' });
  await openContest(server, { slug: 'over', ...long, decided_at: long.results_at });
  await openContest(server, { slug: 'off', ...out, state: 'withdrawn' });
  await openContest(server, { slug: 'unheld', opens_on: '2026-03-20', state: 'draft' });
  const { data } = await get('');
  expect(data.items).toEqual([]);
  expect(data.coming.map(({ slug }: any) => slug)).toEqual(['soon', 'next']);
  expect(data.closed.map(({ slug, is_out }: any) => [slug, is_out])).toEqual([
    ['judged', false],
    ['out', true],
    ['claimed', false],
    ['late', true],
    ['overdue', false],
  ]);
});

test('of the contests with a route of their own it is told which are held, however long ago', async () => {
  const past = { opens_on: '2023-01-01', closes_on: '2023-01-10', results_at: '2023-02-01T00:00:00.000Z' };
  for (const edition of [1, 2]) await openContest(server, { slug: 'wolf', edition, ...past });
  await openContest(server, { slug: 'mafia', state: 'withdrawn' });
  await openContest(server, { slug: 'werewolf', edition: 1, state: 'withdrawn' });
  await openContest(server, { slug: 'werewolf', edition: 2 });
  await openContest(server, { slug: 'dangerous', state: 'draft' });
  await openContest(server, { slug: 'moon' });
  const { data } = await get('');
  expect(data.held.toSorted()).toEqual(['werewolf', 'wolf']);
  expect(data.closed).toEqual([]);
});

test('a contest is told in a language, else in English, else as the staff call it', async () => {
  const one = await openContest(server, { slug: 'one', name: 'Internal', genres: ['werewolf', 'added'] });
  await server.insert('tag', { code: 'added', name: 'Added by the staff', group: 'genre' });
  expect((await get('/one')).data).toMatchObject({ title: 'Internal', language: 'en', html: null, summary: '' });
  await contestText(server, one, 'One', { body: '## More\n\n{{contracts.attempts}} <script>x</script>' });
  await contestText(server, one, 'Раз', { language: 'ru' });
  expect((await get('/one?language=ru')).data).toMatchObject({
    title: 'Раз',
    language: 'ru',
    genres: [
      { code: 'werewolf', name: 'Оборотни' },
      { code: 'added', name: 'Added by the staff' },
    ],
  });
  const { data } = await get('/one?language=th');
  expect(data).toMatchObject({ title: 'One', language: 'en' });
  expect(data.html.trim()).toBe('<h2>More</h2>\n<p>3 x</p>');
});

test('an incentive and prizes are told, each place once', async () => {
  const { id: contest_id } = await openContest(server, {
    slug: 'one',
    incentive_above: 20_000,
    incentive_from: '2026-03-20',
    incentive_to: '2026-04-20',
    incentive_amount: 7500,
  });
  await server.insert('contestPrize', { contest_id, place: 2, amount: 5000, winners: 3, text: 'And a cover.' });
  await server.insert('contestPrize', { contest_id, place: 1, amount: 10_000 });
  expect((await get('/one')).data).toMatchObject({
    incentive: { above: 20_000, from: '2026-03-20', to: '2026-04-20', amount: 7500 },
    prizes: [
      { place: 1, amount: 10_000, winners: 1, text: null, text_language: 'en' },
      { place: 2, amount: 5000, winners: 3, text: 'And a cover.', text_language: 'en' },
    ],
  });
});

test('what comes with a prize is told in a language, else in English; translators write all but the English', async () => {
  const { id: contest_id } = await openContest(server, { slug: 'one' });
  const prize = await server.insert('contestPrize', { contest_id, place: 1, text: 'And a cover.' });
  await server.insert('contestPrize', { contest_id, place: 2, text: null });
  const token = await server.signIn('translator');
  const translate = (body: object) => server.call('POST', '/api/office/contest-prize-texts', { token, body });
  const french = { prize_id: prize.id, language: 'fr', text: 'Et une couverture.' };
  expect((await translate(french)).status).toBe(200);
  expect(await translate(french)).toMatchObject({
    status: 422,
    data: { errors: { language: { message: 'validation.taken' } } },
  });
  expect((await translate({ ...french, language: 'en' })).status).toBe(422);
  const readTexts = async (language: string) =>
    (await get(`/one?language=${language}`)).data.prizes.map((one: any) => [one.text, one.text_language]);
  expect(await readTexts('fr')).toEqual([
    ['Et une couverture.', 'fr'],
    [null, 'en'],
  ]);
  expect((await readTexts('th'))[0]).toEqual(['And a cover.', 'en']);
});

test('a translator writes what a contest says in all languages but English', async () => {
  const one = await openContest(server);
  const english = await contestText(server, one, 'One');
  const token = await server.signIn('translator');
  const write = (path: string, body: object) =>
    server.call('POST', `/api/office/contest-texts${path}`, { token, body });
  const refused = { status: 422, data: { errors: { language: { message: 'contests.office.errors.english_text' } } } };
  expect(await write(`/${english.id}`, { title: 'Another' })).toMatchObject(refused);
  const added = { contest_id: one.id, title: 'Un', summary: 'Un concours' };
  const { data, status } = await write('', { ...added, language: 'fr' });
  expect(status).toBe(200);
  expect((await write(`/${data.id}`, { title: 'Le premier' })).status).toBe(200);
  const other = await openContest(server, { slug: 'other' });
  expect(await write('', { ...added, contest_id: other.id, language: 'en' })).toMatchObject(refused);
  expect((await server.call('DELETE', `/api/office/contest-texts/${data.id}`, { token })).status).toBe(403);
});

test('full entries are told by their number and the first of them, of those whose authors take part', async () => {
  const one = await openContest(server, { slug: 'one' });
  expect((await get('/one')).data.entries).toEqual({ count: 0, items: [] });
  const author = await server.insert('user', { role: 'author_signed', pen_name: 'Mira' });
  for (let n = 0; n < shownEntries + 2; n++) {
    const { id: fiction_id } = await werewolfStory(server, author, { title: `Ash ${n}` });
    const state = n === 0 ? 'preliminary' : 'full';
    await server.insert('contestEntry', { contest_id: one.id, fiction_id, state });
  }
  const { count, items } = (await get('/one')).data.entries;
  expect([count, items.length]).toEqual([shownEntries + 1, shownEntries]);
  expect(items[0]).toEqual({ title: 'Ash 1', language: 'en', pen_name: 'Mira' });
});

test('what a language does not say besides is told in English', async () => {
  const one = await openContest(server, { slug: 'one' });
  await contestText(server, one, 'One', { body: 'Write of the moon.' });
  await contestText(server, one, 'Un', { language: 'fr' });
  await contestText(server, one, 'Uno', { language: 'es', body: 'Escribe.' });
  const read = async (language: string) => (await get(`/one?language=${language}`)).data;
  expect(await read('fr')).toMatchObject({
    title: 'Un',
    language: 'fr',
    html: expect.stringContaining('moon'),
    html_language: 'en',
  });
  expect(await read('es')).toMatchObject({
    language: 'es',
    html: expect.stringContaining('Escribe'),
    html_language: 'es',
  });
});

test('the summary says the numbers of the platform, of which the staff names only those that there are', async () => {
  const one = await openContest(server, { slug: 'one' });
  const text = await contestText(server, one, 'One', { summary: 'Try {{contracts.attempts}} times.' });
  expect((await get('/one')).data.summary).toBe('Try 3 times.');
  const token = await server.signIn('content_manager');
  const body = { summary: '{{nothing}}' };
  expect(await server.call('POST', `/api/office/contest-texts/${text.id}`, { token, body })).toMatchObject({
    status: 422,
    data: { errors: { summary: { args: { text: 'nothing' } } } },
  });
});

test.each([
  ['[there](#/nowhere)', 'link_page'],
  [':::warning\nText\n:::', 'block'],
  ['![A wolf](/api/files/article/a.jpg)', 'picture_missing'],
])('a text with %j is refused, as that of an article is', async (body, problem) => {
  const one = await openContest(server, { slug: 'one' });
  const text = await contestText(server, one, 'One');
  const token = await server.signIn('content_manager');
  const refused = { status: 422, data: { errors: { body: { message: `articles.office.errors.${problem}` } } } };
  expect(await server.call('POST', `/api/office/contest-texts/${text.id}`, { token, body: { body } })).toMatchObject(
    refused,
  );
  const added = { contest_id: one.id, language: 'es', title: 'Uno', summary: 's', body };
  expect(await server.call('POST', '/api/office/contest-texts', { token, body: added })).toMatchObject(refused);
});

test('a contest is published once it has an English text, which it keeps as long as it is', async () => {
  const token = await server.signIn('content_manager');
  const call = (method: 'POST' | 'DELETE', path: string, body?: object) =>
    server.call(method, `/api/office/${path}`, { token, body });
  const one = await openContest(server, { state: 'draft' });
  const publish = () => call('POST', `contests/${one.id}`, { state: 'published' });
  const needed = { status: 422, data: { errors: { state: { message: 'contests.office.errors.needs_text' } } } };
  expect(await publish()).toMatchObject(needed);
  await contestText(server, one, 'Uno', { language: 'es' });
  expect(await publish()).toMatchObject(needed);
  const { id } = await contestText(server, one, 'One');
  expect((await publish()).status).toBe(200);
  for (const answer of [
    await call('DELETE', `contest-texts/${id}`),
    await call('POST', 'contest-texts/deletes', { ids: [id] }),
  ])
    expect(answer).toMatchObject({ status: 409, message: 'contests.office.errors.needs_text' });
  await call('POST', `contests/${one.id}`, { state: 'withdrawn' });
  expect((await call('DELETE', `contest-texts/${id}`)).status).toBe(200);
});

test('of editions the open one is shown, else the latest; each can be asked for', async () => {
  const past = { opens_on: '2025-01-01', closes_on: '2025-02-01' };
  await openContest(server, { slug: 'one', edition: 1, ...past });
  await openContest(server, { slug: 'one', edition: 2 });
  await openContest(server, { slug: 'one', edition: 3, ...past });
  await openContest(server, { slug: 'one', edition: 4, state: 'withdrawn' });
  await openContest(server, { slug: 'old', edition: 1, ...past });
  await openContest(server, { slug: 'old', edition: 2, ...past });
  const { data } = await get('/one');
  expect(data.edition).toBe(2);
  expect(data.editions.map(({ edition }: any) => edition)).toEqual([3, 2, 1]);
  expect((await get('/one?edition=1')).data.edition).toBe(1);
  expect((await get('/old')).data.edition).toBe(2);
});

test.each([
  ['/nowhere', 404],
  ['/draft', 404],
  ['/one?edition=9', 404],
  ['/one?edition=0', 422],
  ['?language=xx', 422],
])('%s is refused by %i', async (path, status) => {
  await openContest(server, { slug: 'one' });
  await openContest(server, { slug: 'draft', state: 'draft' });
  expect((await get(path)).status).toBe(status);
});

test.each([
  [{ closes_on: '2026-02-28' }, 'closes_on', 'contests.office.errors.window'],
  [{ signed_since: '2026-04-01' }, 'signed_since', 'contests.office.errors.signed_since'],
  [{ results_at: '2026-03-31T15:59:59.000Z' }, 'results_at', 'contests.office.errors.results'],
  [{ claims_until: '2026-04-01T00:00:00.000Z' }, 'claims_until', 'contests.office.errors.claims'],
  [{ incentive_above: 100 }, 'incentive_above', 'contests.office.errors.incentive'],
  [
    { incentive_above: 100, incentive_from: '2026-04-02', incentive_to: '2026-04-01' },
    'incentive_to',
    'contests.office.errors.incentive_days',
  ],
  [{ genres: ['werewolf', 'nothing'] }, 'genres', 'validation.choice'],
  [{ genres: ['werewolf', 'poetry'] }, 'genres', 'contests.office.errors.excluded_genre'],
  [{ languages: [] }, 'languages', expect.anything()],
  [{ slug: 'No Slug' }, 'slug', expect.anything()],
])('a content manager cannot make a contest of %j', async (change, field, message) => {
  for (const code of ['werewolf', 'poetry']) await server.insert('tag', { code, group: 'genre' });
  const body = await server.sample('contest', {
    slug: 'new',
    languages: ['en'],
    genres: ['werewolf'],
    opens_on: '2026-03-01',
    closes_on: '2026-03-31',
    results_at: '2026-04-10T04:00:00.000Z',
  });
  const token = await server.signIn('content_manager');
  const post = (more: object) => server.call('POST', '/api/office/contests', { token, body: { ...body, ...more } });
  expect(await post(change)).toMatchObject({ status: 422, data: { errors: { [field]: { message } } } });
  expect((await post({})).status).toBe(200);
  expect(await post({})).toMatchObject({ status: 422, data: { errors: { slug: { message: 'validation.taken' } } } });
});

test('genres that the staff change are known ones', async () => {
  await server.insert('tag', { code: 'mafia', group: 'genre' });
  await server.insert('tag', { code: 'slow-burn', group: 'plot' });
  const { id } = await openContest(server);
  const token = await server.signIn('content_manager');
  const change = (genres: string[]) => server.call('POST', `/api/office/contests/${id}`, { token, body: { genres } });
  expect((await change(['slow-burn'])).status).toBe(422);
  expect((await change(['mafia'])).status).toBe(200);
});

test('a contest is seen as its readers will see it before it is published, by who works on it', async () => {
  const one = await openContest(server, { slug: 'one', state: 'draft', opens_on: '2026-05-01' });
  await contestText(server, one, 'One');
  const preview = async (role: 'content_manager' | 'translator' | 'editor') =>
    server.call('GET', `/api/office/contests/${one.id}/preview?language=ru`, { token: await server.signIn(role) });
  for (const role of ['content_manager', 'translator'] as const)
    expect((await preview(role)).data).toMatchObject({ title: 'One', language: 'en', opens_on: '2026-05-01' });
  expect((await preview('editor')).status).toBe(403);
  expect((await get('/one')).status).toBe(404);
});
