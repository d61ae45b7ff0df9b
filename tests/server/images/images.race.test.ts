import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { imageQuota } from '#domain/images/imageKinds.ts';
import { files, tables } from '#server/db/schema.ts';
import { collectUnusedFiles } from '#server/jobs.ts';
import { getFileName } from '#server/platform/files/files.ts';
import { uploadedImage } from '../../support/images.ts';
import { picture } from '../../support/pictures.ts';
import { atOnce, races, rounds } from '../../support/races.ts';
import type { Answer } from '../../support/server.ts';

races('images', (server) => {
  test('are no more than the quota when twenty are uploaded at once', async () => {
    const author = await server().insert('user', { role: 'author_unsigned' });
    const token = await server().signIn(author);
    const avatar = await picture(60, 60).png().toBuffer();
    const upload = () => {
      const body = new FormData();
      body.set('file', new File([new Uint8Array(avatar)], 'x.png'));
      return server().call('POST', '/api/upload/img/avatar', { token, body });
    };
    for (let round = 1; round <= rounds; round++) {
      await server().pool.query(
        `delete from files;
        insert into files select 'avatar/' || n, 'avatar', ${author.id}, 1, now()
        from generate_series(1, ${imageQuota.images - 3}) n`,
      );
      const answers = await atOnce(20, upload);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(17);
      expect(await server().db.$count(files)).toBe(imageQuota.images);
    }
  });

  test('what is taken into use while it is collected is there, or is refused', async () => {
    for (let round = 1; round <= rounds; round++) {
      server().clock.now = new Date('2100-01-01T00:00:00.000Z');
      const authors = await Promise.all(
        [...Array(10).keys()].map(async () => {
          const author = await server().insert('user', { role: 'author_unsigned' });
          return {
            author,
            token: await server().signIn(author),
            avatar: await uploadedImage(server(), author, 'avatar'),
          };
        }),
      );
      const saving = authors.map(
        ({ token, avatar }) =>
          () =>
            server().call('POST', '/api/user/info', { token, body: { avatar } }),
      );
      const answers = await Promise.all([...saving, () => collectUnusedFiles(server().services)].map((work) => work()));
      for (const [at, { author, avatar }] of authors.entries()) {
        const [row] = await server().db.select().from(tables.user).where(eq(tables.user.id, author.id));
        const saved = (answers[at] as Answer).status === 200;
        expect(row!.avatar).toBe(saved ? avatar : null);
        expect(await server().db.$count(files, eq(files.name, getFileName(avatar)))).toBe(saved ? 1 : 0);
      }
    }
  });
});
