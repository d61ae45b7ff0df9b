import { screen, waitFor } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { firstRequests, headStart } from '../../src/dataProvider/headStart.ts';
import { asked, cut, keep, mend, open, server } from '../support/web.tsx';

async function arriveAt(path: string) {
  const mira = await server.insert('user', { role: 'author_signed', user_name: 'mira', pen_name: 'Mira' });
  const token = await server.signIn(mira);
  keep(mira, token);
  headStart(path, token);
  return open(path);
}

test.each(Object.entries(firstRequests))(
  '%s asks for what was asked for ahead, and no second time',
  async (path, url) => {
    await arriveAt(path);
    await screen.findByRole('heading', { level: 1 });
    // What else a screen asks for has been asked then.
    await waitFor(() => expect(asked).toContain('GET /api/user/info'));
    const [called] = url.split('?');
    expect(asked.filter((one) => one.split('?')[0] === `GET ${called}`)).toEqual([`GET ${url}`]);
  },
);

test('what was asked for ahead in vain is asked for again', async () => {
  cut('get', '/api/fictions');
  const user = await arriveAt('/story');
  await user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 }).finally(mend));
  expect(await screen.findByRole('heading', { name: 'Your first story starts here' })).toBeVisible();
});
