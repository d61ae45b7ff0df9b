import { expect, test } from 'vitest';
import { imageQuota } from '#domain/rules/images.ts';
import { files } from '#server/db/schema.ts';
import { picture } from '../../support/pictures.ts';
import { atOnce, races } from '../../support/races.ts';

const rounds = Number(process.env.RACE_ROUNDS ?? 3);

races('the quota of images', (server) => {
  test('is not passed by twenty uploads at once', async () => {
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
});
