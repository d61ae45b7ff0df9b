import { cleanup, screen, waitFor } from '@testing-library/react/pure';
import { expect, test, vi } from 'vitest';
import { deskJournal } from '../../../src/custom/translation/desk/deskJournal.ts';
import { clearSession } from '../../../src/lib/session/session.ts';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { prepareDesk } from '../support/desk.ts';

const desk = prepareDesk();
const { open, field, state } = desk;

/** What is given to whoever saves a file. */
function catchFiles() {
  const files: Blob[] = [];
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:caught';
  });
  return { files, stop: () => createUrl.mockRestore() };
}

const withdraw = {
  'given to somebody else': async () =>
    server.call('POST', '/api/office/translation-tasks/reassign', {
      token: desk.scene.tokens.manager,
      body: {
        ids: [desk.task],
        translator_id: (await server.insert('user', { role: 'translator' })).id,
        ends_on: '2026-03-25',
        reason: 'Away.',
      },
    }),
  cancelled: () =>
    server.call('POST', '/api/office/translation-tasks/cancel', {
      token: desk.scene.tokens.manager,
      body: { ids: [desk.task], reason: 'No longer wanted.' },
    }),
};

test.each(Object.entries(withdraw))(
  'a task that was %s under a desk is told so, and what was typed stays to be read and saved',
  long,
  async (_, withdrawTask) => {
    const user = await open();
    await field(1);
    expect((await withdrawTask()).status).toBe(200);
    await user.type(await field(1), 'Typed too late');
    expect(await state('refused')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(t('translation.office.desk.withdrawn'));
    expect(screen.queryByRole('link', { name: t('translation.office.desk.extend') })).toBeNull();
    expect(await field(1)).toHaveValue('Typed too late');
    const { files, stop } = catchFiles();
    await user.click(screen.getByRole('button', { name: t('translation.office.desk.save_typed') }));
    expect(await files[0]!.text()).toContain('Typed too late');

    // The page is opened anew: nothing is there for this translator but what they typed.
    await waitFor(async () => expect(await deskJournal.of(desk.scene.translator.id, desk.chapter)).toHaveLength(1));
    clearSession();
    cleanup();
    await openAs(desk.scene.translator, `/office/translate?id=${desk.chapter}`);
    expect(await screen.findByText('Typed too late')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(t('translation.office.desk.withdrawn'));
    await user.click(screen.getByRole('button', { name: t('translation.office.desk.save_typed') }));
    expect(await files[1]!.text()).toContain('Typed too late');
    stop();
  },
);

test('a chapter that is nobody’s business and has nothing typed is none', async () => {
  await withdraw.cancelled();
  await openAs(desk.scene.translator, `/office/translate?id=${desk.chapter}`);
  expect(await screen.findByRole('heading', { name: t('pages.problem.not_found') })).toBeVisible();
});
