import { cleanup, screen } from '@testing-library/react/pure';
import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/lib/routing/routes.ts';
import { insertChapters } from '../../support/chapters.ts';
import { contractScene } from '../../support/contracts.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { open, openAs, server, setLanguage } from '../../support/web.tsx';
import { expectTranslated, inPseudoLanguage, untranslated } from '../support/pseudoLanguage.ts';

inPseudoLanguage();

test('a word that bypasses the catalogues is found', async () => {
  await setLanguage('fr');
  open('/benefit');
  await expectTranslated();
  document.querySelector('main h1')!.append('Left behind');
  document.querySelector('main h1')!.setAttribute('title', 'Hidden');
  expect(untranslated()).toEqual(['Hidden', 'Left behind']);
});

describe('every word is translated for', () => {
  test.each(
    sampleOneIn(
      3,
      routes.filter(({ roles: who }) => who === 'anyone').map(({ path }) => path),
    ),
  )('a visitor at %s', async (path) => {
    await setLanguage('fr');
    open(path);
    await expectTranslated();
  });

  test.each(sampleOneIn(3, [...routes.map(({ path }) => path), '/nowhere', '/office/tags']))(
    'an author at %s',
    async (path) => {
      await setLanguage('fr');
      await openAs('author_signed', path);
      await expectTranslated();
    },
  );

  test('an author with stories', async () => {
    await setLanguage('fr');
    const mira: RowOf<'user'> = await server.insert('user', { role: 'author_signed' });
    const { title } = await server.insert('fiction', { author_id: mira.id, language: 'en' });
    await openAs(mira, '/story');
    await screen.findByText(title);
    await expectTranslated();
  });

  test('an author with a story open, and with what it keeps shut', long, async () => {
    await setLanguage('fr');
    const mira: RowOf<'user'> = await server.insert('user', { role: 'author_signed' });
    const named = { title: '2026', language: 'en', contract_status: 'signed' } as const;
    const story = await server.insert('fiction', { author_id: mira.id, ...named });
    await insertChapters(server, story, ['rejected', 'pending_review', 'pending_publish', 'draft']);
    const user = await openAs(mira, `/story/detail?id=${story.id}`);
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    await expectTranslated();
    const actions = [
      like('stories.writing.page.share.open', {}, 'fr'),
      like('stories.writing.page.export.open', {}, 'fr'),
      like('stories.writing.page.complete.open', {}, 'fr'),
    ];
    const away = new RegExp([t('common.close', {}, 'fr'), t('common.cancel', {}, 'fr')].join('|'));
    for (const name of actions) {
      await user.click(screen.getByRole('button', { name: like('stories.writing.page.actions', {}, 'fr') }));
      await user.click(screen.getByRole('menuitem', { name }));
      await screen.findByRole('dialog');
      await expectTranslated();
      await user.click(screen.getAllByRole('button', { name: away }).at(-1)!);
    }
    for (const name of [
      like('chapters.writing.contents.deleted.open', {}, 'fr'),
      like('chapters.writing.contents.step.delete', {}, 'fr'),
      like('chapters.writing.contents.step.move', {}, 'fr'),
    ]) {
      await user.click(screen.getAllByRole('button', { name }).at(-1)!);
      await screen.findByRole('dialog');
      await expectTranslated();
      await user.click(screen.getAllByRole('button', { name: away }).at(-1)!);
    }
  });

  test('an author with contracts to apply for, to follow and to sign', async () => {
    await setLanguage('fr');
    server.clock.now = new Date();
    const scene = await contractScene(server, { title: '2026' });
    await server.insert('fiction', { author_id: scene.author.id, language: 'en', word_count: 900, title: '2027' });
    const user = await openAs(scene.author, '/sign');
    await screen.findByText('2027');
    await expectTranslated();
    await user.click(screen.getByRole('link', { name: /2026/ }));
    for (const next of [true, true, false]) {
      if (next) await user.click((await screen.findAllByRole('radio')).at(1)!);
      else await screen.findAllByRole('textbox');
      await expectTranslated();
      await user.click(
        screen.getByRole('button', {
          name: next ? like('contracts.author.next', {}, 'fr') : like('contracts.author.send', {}, 'fr'),
        }),
      );
    }
    await expectTranslated();
    await scene.go('apply', 'take', 'approve');
    cleanup();
    await openAs(scene.author, `/sign?id=${scene.story.id}`);
    await screen.findByRole('button', { name: like('contracts.author.prove.sign', {}, 'fr') });
    await expectTranslated();
  });

  test('an author whose home and releases have something to tell', async () => {
    await setLanguage('fr');
    const mira: RowOf<'user'> = await server.insert('user', { role: 'author_signed' });
    const { id } = await server.insert('fiction', { author_id: mira.id, language: 'en', contract_status: 'signed' });
    for (const status of ['published', 'rejected', 'pending_publish', 'pending_review'] as const)
      await server.insert('chapter', { fiction_id: id, status, release_at: '2026-03-01T04:00:00.000Z' });
    await openAs(mira, '/home');
    await screen.findAllByRole('table');
    await expectTranslated();
    location.hash = `/story/release?id=${id}`;
    await screen.findByRole('grid');
    await expectTranslated();
  });

  test('whoever opens what the navbar keeps shut', async () => {
    await setLanguage('fr');
    const user = await openAs('author_signed', '/story');
    await user.hover(await screen.findByRole('button', { name: like('layout.reader_app', {}, 'fr') }));
    await screen.findByRole('img', { name: like('layout.reader_app_code', {}, 'fr') });
    await expectTranslated();
    await user.click(screen.getByRole('button', { name: like('layout.account', {}, 'fr') }));
    await screen.findAllByRole('menuitem');
    await expectTranslated();
  });

  test('an editor with a chapter in review', async () => {
    await setLanguage('fr');
    const me: RowOf<'user'> = await server.insert('user', { role: 'editor', user_name: '1' });
    const { id: editor_id } = await server.insert('editor', { user_id: me.id });
    const story = { title: '2026', language: 'en', contract_status: 'signed', editor_id } as const;
    const author = await server.insert('user', { role: 'author_signed', pen_name: '2' });
    const { id } = await server.insert('fiction', { ...story, author_id: author.id });
    await insertChapters(server, { id }, ['pending_review', 'pending_review']);
    const user = await openAs(me, '/office/chapter-reviews');
    await expectTranslated();
    await user.click(document.querySelector('tbody a')!);
    await user.click(await screen.findByRole('button', { name: like('common.office.review.note_at', {}, 'fr') }));
    await user.click(screen.getByRole('button', { name: like('common.office.review.reject', {}, 'fr') }));
    await expectTranslated();
    await user.click(screen.getByRole('button', { name: like('common.office.keys', {}, 'fr') }));
    await screen.findByRole('dialog');
    for (const key of document.querySelectorAll('dd')) expect(key).toHaveAttribute('translate', 'no');
    await expectTranslated();
  });

  test('an editor with an application to review', long, async () => {
    await setLanguage('fr');
    const scene = await contractScene(server, { title: '2026', synopsis: '1', genre: '2' });
    await scene.go('apply', 'take');
    const user = await openAs(scene.account, '/office/contract-applications/1/show');
    await user.click(
      await screen.findByRole('button', { name: like('contracts.office.application.reject', {}, 'fr') }),
    );
    await expectTranslated();
    await user.click(screen.getByRole('link', { name: like('contracts.office.invite.title', {}, 'fr') }));
    await expectTranslated();
  });

  test.each(sampleOneIn(3, ['fictions', 'payroll', 'users', 'tags', 'tags/create', 'statements']))(
    'staff at /office/%s',
    async (name) => {
      await setLanguage('fr');
      await openAs(
        name.startsWith('payroll') || name === 'statements' ? 'finance_manager' : 'content_manager',
        `/office/${name}`,
      );
      await expectTranslated();
    },
  );
});
