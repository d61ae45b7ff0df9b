import { useState } from 'react';
import { beginningLength, checkCover, coverRules, isAdvice, type GivenPicture } from '#domain/images/coverRules.ts';
import { imageAccept, imageKinds, imagePixels } from '#domain/images/imageKinds.ts';
import { useT } from '../../../../i18n/index.ts';
import { DropZone } from '../../../../ui/files/DropZone.tsx';
import { StateChip } from '../../../../ui/state/StateChip.tsx';
import css from './CoverCheck.module.css';

const { width, height, uploadBytes } = imageKinds.cover;
const figures = { width, height, megabytes: uploadBytes / 1024 ** 2, ...imagePixels };

async function readPicture(file: File): Promise<GivenPicture & { name: string }> {
  const sides = await createImageBitmap(file).catch(() => undefined);
  const beginning = new Uint8Array(await file.slice(0, beginningLength).arrayBuffer());
  return { name: file.name, beginning, bytes: file.size, sides };
}

/** Tells of a picture, which stays in the browser, which rules of a cover it keeps. */
export function CoverCheck() {
  const t = useT();
  const [picture, setPicture] = useState<GivenPicture & { name: string }>();
  const results = picture && checkCover(picture);
  return (
    <section className={css.check} aria-labelledby="cover-check">
      <h2 id="cover-check">{t('articles.article.cover.title')}</h2>
      <DropZone
        accept={imageAccept}
        title={t('articles.article.cover.title')}
        hint={t('articles.article.cover.hint')}
        choose={t('articles.article.cover.choose')}
        sent={undefined}
        working=""
        onPick={([file]) => void readPicture(file).then(setPicture)}
      />
      <div aria-live="polite">
        {picture && results && (
          <>
            <p>
              <strong translate="no">{picture.name}</strong>
              {picture.sides && ` · ${picture.sides.width} × ${picture.sides.height}`}
            </p>
            <ul className={css.rules}>
              {coverRules.map((rule) => (
                <li key={rule}>
                  {results[rule] ? (
                    <StateChip tone="good">{t('articles.article.cover.good')}</StateChip>
                  ) : isAdvice(rule) ? (
                    <StateChip tone="plain">{t('articles.article.cover.advice')}</StateChip>
                  ) : (
                    <StateChip tone="bad">{t('articles.article.cover.bad')}</StateChip>
                  )}
                  <span>{t(`articles.article.cover.rule.${rule}`, figures)}</span>
                </li>
              ))}
            </ul>
            <p className="muted">{t('articles.article.cover.people')}</p>
          </>
        )}
      </div>
    </section>
  );
}
