import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { contracts } from '#server/db/schema.ts';
import { contractScene } from '../../support/contracts.ts';
import { t } from '../../support/t.ts';
import { open, server } from '../../support/web.tsx';

const main = () => within(screen.getByRole('main'));

test('a visitor verifies a contract by its address, a typed sum or the file itself', async () => {
  server.clock.now = new Date();
  const scene = await contractScene(server, { title: 'Home' });
  await scene.go('apply', 'take', 'approve', 'sign', 'confirm');
  const [contract] = await server.db.select().from(contracts);
  const { number, certificate_hash, document } = contract!;
  const user = open(`/verify?number=${number}&hash=${certificate_hash}`);
  await screen.findByRole('main');
  expect(await main().findByRole('heading', { name: t('contracts.verify.certificate') })).toBeVisible();
  expect(main().getByText(t('contracts.verify.in_force'))).toBeVisible();

  const hash = main().getByLabelText(t('contracts.verify.hash'));
  const check = () => user.click(main().getByRole('button', { name: t('contracts.verify.check') }));
  await user.clear(hash);
  await user.paste('A'.repeat(64));
  await check();
  expect(await main().findByRole('heading', { name: t('contracts.verify.invalid') })).toBeVisible();
  await user.clear(hash);
  await user.paste('no sum');
  await check();
  expect(hash).toBeInvalid();

  const bytes = new Uint8Array((await server.services.storage.get(document!))!);
  const pdf = new File([bytes], 'contract.pdf', { type: 'application/pdf' });
  await user.upload(main().getByLabelText(t('contracts.verify.file'), { selector: 'input' }), pdf);
  expect(await main().findByRole('heading', { name: t('contracts.verify.document') })).toBeVisible();

  // What was signed and then rejected binds nobody.
  await server.pool.query(`update contract_applications set status = 'rejected'`);
  await check();
  expect(await main().findByText(t('contracts.verify.ended'))).toBeVisible();
});
