import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { imageQuota } from '#domain/images/images.ts';
import { picture } from '../../support/pictures.ts';
import type { RowOf } from '../../support/records.ts';
import { requests, cut, hold, mend, openAs, server, setLanguage } from '../../support/web.tsx';
import { field } from '../support/accountScreen.ts';

const save = 'POST /api/user/info';
const press = () => screen.getByRole('button', { name: 'Save' });
const saved = () => screen.findByText('Your data are saved.');
const png = async (image: Sharp) =>
  new File([new Uint8Array(await image.png().toBuffer())], 'picture.png', { type: 'image/png' });
const profile = async () => {
  const { data } = await server.call('GET', '/api/user/profile', { token: localStorage.token });
  return data;
};

let mira: RowOf<'user'>;
let user: UserEvent;
const open = async (first = 'Real name') => {
  user = await openAs(mira, '/person');
  await field(first);
};
beforeEach(async () => {
  mira = await server.insert('user', { user_name: 'mira', role: 'author_unsigned' });
});

describe('personal data', () => {
  test('are saved, and there when the page is opened again', async () => {
    await open();
    await user.type(await field('Real name'), 'Mira Aksenova');
    await user.type(await field('Date of birth'), '1990-12-31');
    await user.selectOptions(await field('Nationality'), 'Portugal');
    await user.selectOptions(await field('Gender'), 'Another');
    await user.type(await field('In your own word'), 'sailor');
    await user.type(await field('Mobile number'), '+351 912 345 678');
    await user.dblClick(press());
    await saved();
    expect(await profile()).toMatchObject({
      real_name: 'Mira Aksenova',
      birth_date: '1990-12-31',
      nationality: 'PT',
      gender: 'custom',
      gender_custom: 'sailor',
      mobile: '+351 912 345 678',
      city: null,
    });
    expect(requests.filter((call) => call === save)).toHaveLength(1);
  });

  test('that were not touched stay as another window saved them meanwhile', async () => {
    await open();
    const there = { city: 'Porto', nationality: 'PT', gender: 'custom', gender_custom: 'sailor' };
    await server.call('POST', '/api/user/info', { token: localStorage.token, body: there });
    await user.type(await field('Real name'), 'Mira Aksenova');
    await user.click(press());
    await saved();
    expect(await profile()).toMatchObject({ ...there, real_name: 'Mira Aksenova' });
    await user.type(await field('City'), 'Lisbon');
    await user.click(press());
    await waitFor(async () => expect(await profile()).toMatchObject({ ...there, city: 'PortoLisbon' }));
  });

  test('may be taken back, a country too', async () => {
    const body = { nationality: 'PT', gender: 'female', city: 'Porto' };
    await server.call('POST', '/api/user/info', { token: await server.signIn(mira), body });
    await open();
    await user.selectOptions(await field('Nationality'), 'Choose');
    await user.selectOptions(await field('Gender'), 'Choose');
    await user.clear(await field('City'));
    await user.click(press());
    await saved();
    expect(await profile()).toMatchObject({ nationality: null, gender: null, city: null });
  });

  test('that are not saved are asked about before they are lost', async () => {
    await open();
    const leave = (name: string) => user.click(screen.getByRole('link', { name }));
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    const asks = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await user.type(await field('City'), 'Porto');
    expect(closing()).toBe(true);
    await leave('My stories');
    await leave('Payment');
    const question = 'You have changes that are not saved. Leave anyway?';
    expect(asks.mock.calls).toEqual([[question], [question]]);
    expect(await field('City')).toHaveValue('Porto');
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change password' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await user.clear(await field('City'));
    expect(closing()).toBe(false);
    await user.type(await field('City'), 'Lagos');
    await user.click(press());
    await saved();
    expect(closing()).toBe(false);
    expect(asks).toHaveBeenCalledTimes(2);
    await user.type(await field('City'), ' de cima');
    asks.mockReturnValue(true);
    await leave('My stories');
    await waitFor(() => expect(location.hash).toBe('#/story'));
  });

  test('are judged by the server’s rule, and what is wrong is said at its field', async () => {
    await open();
    await user.type(await field('Mobile number'), '12');
    await user.tab();
    expect(await field('Mobile number')).toHaveAccessibleDescription('This is not valid');
    await user.clear(await field('Mobile number'));
    await user.type(await field('Date of birth'), '1850-01-01');
    await user.click(press());
    await waitFor(async () =>
      expect(await field('Date of birth')).toHaveAccessibleDescription('This cannot be a date of birth'),
    );
    expect(await field('Date of birth')).toHaveFocus();
    await user.clear(await field('Date of birth'));
    await user.selectOptions(await field('Gender'), 'Another');
    await user.click(press());
    await waitFor(async () => expect(await field('In your own word')).toHaveAccessibleDescription('Required'));
  });

  test('stay typed without a network', async () => {
    await open();
    await user.type(await field('City'), 'Lisboa');
    cut('post', '/api/user/info');
    await user.click(press());
    expect(await screen.findByText('Unstable internet connection')).toBeVisible();
    expect(await field('City')).toHaveValue('Lisboa');
    mend();
    await user.click(press());
    await saved();
  });

  test('are only shown while an application is pending, with the reason', async () => {
    await server.insert('fiction', { author_id: mira.id, contract_status: 'applying' });
    await open();
    // Beside the pen name, which the lock covers too, and above the rest.
    expect(await screen.findAllByText('Your profile is locked while a contract application is pending.')).toHaveLength(
      2,
    );
    expect(screen.queryByRole('button', { name: 'Change: Pen name' })).toBeNull();
    expect(await field('Real name')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    // Of the three pictures the author's own face stays free.
    expect(screen.getAllByRole('button', { name: 'Choose an image' })).toHaveLength(1);
  });

  test('that are locked while one types are shown so', async () => {
    await open();
    await user.type(await field('City'), 'Lisboa');
    await server.insert('fiction', { author_id: mira.id, contract_status: 'applying' });
    await user.click(press());
    await waitFor(async () => expect(await field('City')).toBeDisabled());
    expect(await field('City')).toHaveValue('Lisboa');
  });

  test('are asked for in the reader’s language, countries too', async () => {
    await setLanguage('ru');
    await openAs(mira, '/person');
    expect(await field('Настоящее имя')).toBeVisible();
    expect(screen.getAllByRole('option', { name: 'Таиланд' })).toHaveLength(2);
    await setLanguage('en');
  });

  test('are none of the staff', async () => {
    await openAs('editor', '/person');
    expect(await screen.findByText('This device')).toBeVisible();
    expect(screen.queryByText('Personal data')).toBeNull();
    expect(requests).not.toContain('GET /api/user/profile');
  });
});

describe('pictures', () => {
  const upload = async (label: string, file: File) =>
    user.upload(screen.getByLabelText(label, { selector: 'input' }), file);
  const shown = (name: string) => screen.findByRole('img', { name });

  test('of an identity document are private, at most three, and can be removed', async () => {
    await open();
    for (let number = 1; number <= 3; number++) {
      await upload('Identity document', await png(picture(300 + number, 200)));
      await waitFor(async () =>
        expect(await shown(`Identity document ${number}`)).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
      );
    }
    const { identity_images } = await profile();
    expect((await server.call('GET', identity_images[0])).status).toBe(401);
    // The picture and the signature still have theirs.
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Choose an image' })).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove: Identity document 2' }));
    await waitFor(async () =>
      expect((await profile()).identity_images).toEqual([identity_images[0], identity_images[2]]),
    );
  });

  test('of the author are shown in the frame at once, and the house’s when removed', async () => {
    await open();
    const inFrame = () => document.querySelector('header img[width="34"]')!;
    await upload('Picture', await png(picture(300, 200)));
    await waitFor(() => expect(inFrame()).toHaveAttribute('src', expect.stringMatching(/^\/api\/files\/avatar\//)));
    expect((await server.call('GET', (await profile()).avatar)).status).toBe(200);
    await user.click(screen.getByRole('button', { name: 'Remove: Picture' }));
    await waitFor(() => expect(inFrame()).toHaveAttribute('src', '/avatar.svg'));
    expect((await profile()).avatar).toBeNull();
  });

  test('of a signature are fitted to 134 by 60', async () => {
    await open();
    const ink = {
      create: { width: 800, height: 300, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    };
    const stroke = await sharp({ create: { width: 400, height: 20, channels: 4, background: '#123' } })
      .png()
      .toBuffer();
    await upload('Electronic signature', await png(sharp(ink).composite([{ input: stroke }])));
    await waitFor(async () =>
      expect(await shown('Electronic signature')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    );
    const { signature_image } = await profile();
    const { response } = await server.call('GET', signature_image, { token: localStorage.token });
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 134, height: 60 });
  });

  test('that are none are refused at the field', async () => {
    await open();
    await upload('Electronic signature', new File(['<svg/>'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText('Only PNG images')).toBeVisible();
  });

  test('that are more than the account may have are refused at the field, in its language', async () => {
    await server.pool.query(
      `insert into files select 'avatar/' || n, 'avatar', $1::bigint, 1, now() from generate_series(1, $2::int) n`,
      [mira.id, imageQuota.images],
    );
    await setLanguage('ru');
    await open('Настоящее имя');
    await upload('Удостоверение личности', await png(picture(300, 200)));
    expect(await screen.findByText(/предельное количество изображений: 1000 шт\. или 200 МБ/)).toBeVisible();
    await setLanguage('en');
  });

  test('on their way are said to be so', async () => {
    await open();
    const release = hold('post', '/api/upload/img/identity');
    await upload('Identity document', await png(picture(300, 200)));
    expect(await screen.findByRole('button', { name: 'Uploading …' })).toBeDisabled();
    release();
    await shown('Identity document 1');
  });
});
