import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { imageQuota } from '#domain/images/imageKinds.ts';
import { long } from '../../support/long.ts';
import { picture } from '../../support/pictures.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, hold, mend, openAs, server, setLanguage } from '../../support/web.tsx';
import { field } from '../support/accountScreen.ts';
import { answerLeaving, isAskedToLeave } from '../support/shellScreen.ts';

const save = 'POST /api/user/info';
const press = () => screen.getByRole('button', { name: t('accounts.shared.person.save') });
/** What is said at a field that a contract needs. */
const marked = (problem: Parameters<typeof t>[0]) => `${t('accounts.shared.person.contract.needed')} ${t(problem)}`;
const saved = () => screen.findByText(t('accounts.shared.person.personal_saved'));
const png = async (image: Sharp) =>
  new File([new Uint8Array(await image.png().toBuffer())], 'picture.png', { type: 'image/png' });
const profile = async () => {
  const { data } = await server.call('GET', '/api/user/profile', { token: localStorage.token });
  return data;
};

let mira: RowOf<'user'>;
let user: UserEvent;
const open = async (first = t('accounts.shared.person.field.real_name')) => {
  user = await openAs(mira, '/person');
  await field(first);
};
beforeEach(async () => {
  mira = await server.insert('user', { user_name: 'mira', role: 'author_unsigned' });
});

describe('personal data', () => {
  test('are saved, and there when the page is opened again', async () => {
    await open();
    await user.type(await field(t('accounts.shared.person.field.real_name')), 'Mira Aksenova');
    await user.type(await field(t('accounts.shared.person.field.birth_date')), '1990-12-31');
    await user.selectOptions(await field(t('accounts.shared.person.field.nationality')), 'Portugal');
    await user.selectOptions(
      await field(t('accounts.shared.person.field.gender')),
      t('accounts.shared.person.gender.custom'),
    );
    await user.type(await field(t('accounts.shared.person.field.gender_custom')), 'sailor');
    await user.type(await field(t('accounts.shared.person.field.mobile')), '+351 912 345 678');
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

  test('that were not touched stay as another window saved them meanwhile', long, async () => {
    await open();
    const there = { city: 'Porto', nationality: 'PT', gender: 'custom', gender_custom: 'sailor' };
    await server.call('POST', '/api/user/info', { token: localStorage.token, body: there });
    await user.type(await field(t('accounts.shared.person.field.real_name')), 'Mira Aksenova');
    await user.click(press());
    await saved();
    expect(await profile()).toMatchObject({ ...there, real_name: 'Mira Aksenova' });
    await user.type(await field(t('accounts.shared.person.field.city')), 'Lisbon');
    await user.click(press());
    await waitFor(async () => expect(await profile()).toMatchObject({ ...there, city: 'PortoLisbon' }));
  });

  test('may be taken back, a country too', async () => {
    const body = { nationality: 'PT', gender: 'female', city: 'Porto' };
    await server.call('POST', '/api/user/info', { token: await server.signIn(mira), body });
    await open();
    await user.selectOptions(
      await field(t('accounts.shared.person.field.nationality')),
      t('accounts.shared.person.choose'),
    );
    await user.selectOptions(await field(t('accounts.shared.person.field.gender')), t('accounts.shared.person.choose'));
    await user.clear(await field(t('accounts.shared.person.field.city')));
    await user.click(press());
    await saved();
    expect(await profile()).toMatchObject({ nationality: null, gender: null, city: null });
  });

  test('that are not saved are asked about before they are lost', long, async () => {
    await open();
    const leave = (name: string) => user.click(screen.getByRole('link', { name }));
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    await user.type(await field(t('accounts.shared.person.field.city')), 'Porto');
    expect(closing()).toBe(true);
    await leave(t('stories.author.name'));
    await answerLeaving(user, 'keep');
    await leave(t('accounts.shared.person.payment'));
    await answerLeaving(user, 'keep');
    expect(await field(t('accounts.shared.person.field.city'))).toHaveValue('Porto');
    await user.click(screen.getByRole('button', { name: like('layout.account') }));
    await user.click(await screen.findByRole('menuitem', { name: t('layout.change_password') }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('common.cancel') }));
    await user.clear(await field(t('accounts.shared.person.field.city')));
    expect(closing()).toBe(false);
    await user.type(await field(t('accounts.shared.person.field.city')), 'Lagos');
    await user.click(press());
    await saved();
    expect(closing()).toBe(false);
    expect(isAskedToLeave()).toBe(false);
    await user.type(await field(t('accounts.shared.person.field.city')), ' de cima');
    await leave(t('stories.author.name'));
    await answerLeaving(user, 'discard');
    await waitFor(() => expect(location.hash).toBe('#/story'));
  });

  test('are checked by the server’s rule, and what is wrong is said at its field', long, async () => {
    await open();
    await user.type(await field(t('accounts.shared.person.field.mobile')), '12');
    await user.tab();
    expect(await field(t('accounts.shared.person.field.mobile'))).toHaveAccessibleDescription(
      marked('validation.invalid'),
    );
    await user.clear(await field(t('accounts.shared.person.field.mobile')));
    await user.type(await field(t('accounts.shared.person.field.birth_date')), '1850-01-01');
    await user.click(press());
    await waitFor(async () =>
      expect(await field(t('accounts.shared.person.field.birth_date'))).toHaveAccessibleDescription(
        marked('validation.birth_date'),
      ),
    );
    expect(await field(t('accounts.shared.person.field.birth_date'))).toHaveFocus();
    await user.clear(await field(t('accounts.shared.person.field.birth_date')));
    await user.selectOptions(
      await field(t('accounts.shared.person.field.gender')),
      t('accounts.shared.person.gender.custom'),
    );
    await user.click(press());
    await waitFor(async () =>
      expect(await field(t('accounts.shared.person.field.gender_custom'))).toHaveAccessibleDescription(
        t('validation.required'),
      ),
    );
  });

  test('stay typed without a network', async () => {
    await open();
    await user.type(await field(t('accounts.shared.person.field.city')), 'Lisboa');
    cut('post', '/api/user/info');
    await user.click(press());
    expect(await screen.findByText(t('errors.offline'))).toBeVisible();
    expect(await field(t('accounts.shared.person.field.city'))).toHaveValue('Lisboa');
    mend();
    await user.click(press());
    await saved();
  });

  test('are only shown while an application is pending, with the reason', async () => {
    await server.insert('fiction', { author_id: mira.id, contract_status: 'applying' });
    await open();
    // Beside the pen name, which the lock covers too, and above the rest.
    expect(await screen.findAllByText(t('errors.info_locked_application'))).toHaveLength(2);
    expect(
      screen.queryByRole('button', {
        name: `${t('accounts.shared.person.change')}: ${t('accounts.shared.person.pen_name')}`,
      }),
    ).toBeNull();
    expect(await field(t('accounts.shared.person.field.real_name'))).toBeDisabled();
    expect(screen.queryByRole('button', { name: t('accounts.shared.person.save') })).toBeNull();
    // Of the three pictures the author's own face stays free.
    expect(screen.getAllByRole('button', { name: t('images.shared.choose') })).toHaveLength(1);
  });

  test('that are locked while one types are shown so', async () => {
    await open();
    await user.type(await field(t('accounts.shared.person.field.city')), 'Lisboa');
    await server.insert('fiction', { author_id: mira.id, contract_status: 'applying' });
    await user.click(press());
    await waitFor(async () => expect(await field(t('accounts.shared.person.field.city'))).toBeDisabled());
    expect(await field(t('accounts.shared.person.field.city'))).toHaveValue('Lisboa');
  });

  test('are asked for in the reader’s language, countries too', async () => {
    await setLanguage('ru');
    await openAs(mira, '/person');
    expect(await field(t('accounts.shared.person.field.real_name', {}, 'ru'))).toBeVisible();
    expect(screen.getAllByRole('option', { name: 'Таиланд' })).toHaveLength(2);
    await setLanguage('en');
  });

  test('are none of the staff', async () => {
    await openAs('editor', '/person');
    expect(await screen.findByText(t('accounts.shared.person.device_this'))).toBeVisible();
    expect(screen.queryByText(t('accounts.shared.person.personal'))).toBeNull();
    expect(requests).not.toContain('GET /api/user/profile');
  });
});

describe('pictures', () => {
  const upload = async (label: string, file: File) =>
    user.upload(screen.getByLabelText(label, { selector: 'input' }), file);
  const findImage = (name: string) => screen.findByRole('img', { name });

  test('of an identity document are private, at most three, and can be removed', long, async () => {
    await open();
    for (let number = 1; number <= 3; number++) {
      await upload(t('accounts.shared.person.field.identity_images'), await png(picture(300 + number, 200)));
      await waitFor(async () =>
        expect(await findImage(t('accounts.shared.person.identity_image', { number }))).toHaveAttribute(
          'src',
          expect.stringMatching(/^blob:/),
        ),
      );
    }
    const { identity_images } = await profile();
    expect((await server.call('GET', identity_images[0])).status).toBe(401);
    // The picture and the signature still have theirs.
    await waitFor(() => expect(screen.getAllByRole('button', { name: t('images.shared.choose') })).toHaveLength(2));
    await user.click(
      screen.getByRole('button', {
        name: t('accounts.shared.person.remove_named', {
          name: t('accounts.shared.person.identity_image', { number: 2 }),
        }),
      }),
    );
    await waitFor(async () =>
      expect((await profile()).identity_images).toEqual([identity_images[0], identity_images[2]]),
    );
  });

  test('of the author are shown in the frame at once, and the house’s when removed', long, async () => {
    await open();
    const inFrame = () => document.querySelector('header img[width="34"]')!;
    await upload(t('accounts.shared.person.avatar'), await png(picture(300, 200)));
    await waitFor(() => expect(inFrame()).toHaveAttribute('src', expect.stringMatching(/^\/api\/files\/avatar\//)));
    expect((await server.call('GET', (await profile()).avatar)).status).toBe(200);
    await user.click(
      screen.getByRole('button', {
        name: t('accounts.shared.person.remove_named', { name: t('accounts.shared.person.avatar') }),
      }),
    );
    await waitFor(() => expect(inFrame()).toHaveAttribute('src', '/avatar.svg'));
    expect((await profile()).avatar).toBeNull();
  });

  test('of a signature are fitted to 134 by 60', long, async () => {
    await open();
    const ink = {
      create: { width: 800, height: 300, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    };
    const stroke = await sharp({ create: { width: 400, height: 20, channels: 4, background: '#123' } })
      .png()
      .toBuffer();
    await upload(
      t('accounts.shared.person.field.signature_image'),
      await png(sharp(ink).composite([{ input: stroke }])),
    );
    await waitFor(async () =>
      expect(await findImage(t('accounts.shared.person.field.signature_image'))).toHaveAttribute(
        'src',
        expect.stringMatching(/^blob:/),
      ),
    );
    const { signature_image } = await profile();
    const { response } = await server.call('GET', signature_image, { token: localStorage.token });
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 134, height: 60 });
  });

  test('that are none are refused at the field', async () => {
    await open();
    await upload(
      t('accounts.shared.person.field.signature_image'),
      new File(['<svg/>'], 'a.png', { type: 'image/png' }),
    );
    expect(await screen.findByText(t('images.shared.png'))).toBeVisible();
  });

  test('that are more than the account may have are refused at the field, in its language', async () => {
    await server.pool.query(
      `insert into files select 'avatar/' || n, 'avatar', $1::bigint, 1, now() from generate_series(1, $2::int) n`,
      [mira.id, imageQuota.images],
    );
    await setLanguage('ru');
    await open(t('accounts.shared.person.field.real_name', {}, 'ru'));
    await upload(t('accounts.shared.person.field.identity_images', {}, 'ru'), await png(picture(300, 200)));
    expect(await screen.findByText(like('images.shared.quota', {}, 'ru'))).toBeVisible();
    await setLanguage('en');
  });

  test('on their way are said to be so', async () => {
    await open();
    const release = hold('post', '/api/upload/img/identity');
    await upload(t('accounts.shared.person.field.identity_images'), await png(picture(300, 200)));
    expect(await screen.findByRole('button', { name: t('images.shared.uploading') })).toBeDisabled();
    release();
    await findImage(t('accounts.shared.person.identity_image', { number: 1 }));
  });
});
