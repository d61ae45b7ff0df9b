import { screen, within } from '@testing-library/react/pure';
import { beforeEach } from 'vitest';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { translationScene } from '../../support/translation.ts';
import { openAs, server } from '../../support/web.tsx';
import { clearDesk } from './deskDevice.ts';

/** For each test a task of one chapter that its translator has received, and the desk with it. */
export function prepareDesk() {
  let scene: Awaited<ReturnType<typeof translationScene>>;
  let chapter: number;
  let task: number;
  beforeEach(async () => {
    localStorage.clear();
    await clearDesk();
    scene = await translationScene(server, 1);
    const { data } = await scene.assign(scene.part);
    [task] = data.ids;
    await scene.step(task, 'receive');
    [{ id: chapter }] = (await scene.listTaskChapters(task)).items;
  });
  const field = (number: number) =>
    screen.findByRole('textbox', { name: t('translation.office.desk.segment', { number }) });
  return {
    get scene() {
      return scene;
    },
    get chapter() {
      return chapter;
    },
    /** Another one is opened from now on. */
    set chapter(id: number) {
      chapter = id;
    },
    get task() {
      return task;
    },
    open: () => openAs(scene.translator, `/office/translate?id=${chapter}`),
    field,
    state: (name: string) => screen.findByText(t(`translation.office.desk.state.${name}` as never)),
    stored: async () => (await scene.read(chapter)).text.map(({ target }: { target: string }) => target),
    doneButton: async (number: number) =>
      within((await field(number)).closest('li')!).getByRole('button', { name: t('translation.office.desk.done') }),
  };
}
