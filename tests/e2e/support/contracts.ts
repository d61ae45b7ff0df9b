import { demoPassword } from '#demo/accounts/demoAccounts.ts';
import { storyFields } from '#domain/stories/story.ts';
import type { Call } from './api.ts';
import { signatureForm } from './signature.ts';

/** What no reader is bored by: more words than a contract needs. */
export const longText = `<p>${'A letter for the inspector. '.repeat(4000)}</p>`;

/** Makes a story of the demo's author, without a chapter; answers its id. */
export async function makeStory(call: Call, title: string): Promise<number> {
  const { items }: { items: Record<string, unknown>[] } = await call('author', 'GET', '/fictions');
  const like = items.find(({ contract_status, language }) => contract_status === 'signed' && language === 'en')!;
  const form = Object.fromEntries(Object.keys(storyFields).map((name) => [name, like[name]]));
  const { id } = await call('author', 'POST', '/fictions', { ...form, title });
  return id;
}

/** The same, long enough for a contract. */
export async function makeSignableStory(call: Call, title: string): Promise<number> {
  const id = await makeStory(call, title);
  await call('author', 'POST', `/fictions/${id}/chapters/new`, { title: 'All of it', content: longText });
  return id;
}

/** Has an editor approve an application for such a story, which then waits for its author's signature; answers its id. */
export async function approveStory(call: Call, id: number): Promise<number> {
  const payment = await call('author', 'GET', '/user/payment/info');
  const { items: editors } = await call('manager', 'GET', '/office/editors?per_page=100');
  await call('author', 'POST', `/sign/applications/${id}`, {
    type: 'non_exclusive',
    editor_id: editors.find(({ titles }: any) => titles.user_id === 'editor').id,
    first_paywall_chapter: 9,
    expected_words: 90_000,
    push_lines: 'Somebody answers.',
    short_copy: 'Ten letters. One locker.',
    outline: 'An inspector reads letters that nobody sent.',
    other_platforms: null,
    screenshot: null,
    chapters_file: null,
    referee_name: null,
    payment_seen: payment.updated_at,
    original: true,
  });
  const { application } = await call('author', 'GET', `/sign/applications/${id}`);
  for (const step of ['take', 'approve'])
    await call('editor', 'POST', `/office/contract-applications/${application.id}/${step}`);
  return application.id;
}

/** Such a story gets its contract: applied for, approved, signed and confirmed. */
export async function signStory(call: Call, id: number): Promise<void> {
  const application = await approveStory(call, id);
  const { url } = await call('author', 'POST', '/upload/img/signature', await signatureForm('#fff0'));
  const { contract } = await call('author', 'GET', `/sign/applications/${id}`);
  await call('author', 'POST', `/sign/contracts/${id}`, {
    document_hash: contract.document_hash,
    signature_url: url,
    password: demoPassword,
  });
  await call('wauditor', 'POST', `/office/contract-applications/${application}/confirm`);
}
