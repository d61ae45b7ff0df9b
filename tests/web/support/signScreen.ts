import { screen, within } from '@testing-library/react/pure';
import { beforeEach } from 'vitest';
import { contractScene, type ContractScene } from '../../support/contracts.ts';
import { openAs, server } from '../../support/web.tsx';

/** An author's story that can be signed. */
export let scene: ContractScene;

/** Has `scene` made anew before each test of the file. */
export const startWithContractScene = () =>
  beforeEach(async () => {
    server.clock.now = new Date();
    scene = await contractScene(server, { title: 'Home', synopsis: 'She comes home.' });
  });

export const main = () => within(screen.getByRole('main'));
export const open = (more = '', author = scene.author) => openAs(author, `/sign?id=${scene.story.id}${more}`);
export const field = (name: RegExp) => main().findByLabelText<HTMLInputElement>(name);
