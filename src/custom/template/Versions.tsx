import { useGetList, useRecordContext, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { maxPerPage } from '#domain/calls/crud.ts';
import { contractTemplate } from '#domain/entities/contractTemplate.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { resourceOf } from '../../dataProvider/index.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { Loading } from '../../shell/Loading.tsx';
import { DiffParts } from '../editorTools/DiffParts.tsx';
import { wordDiff } from '../editorTools/wordDiff.ts';
import { SelectInput } from '../fields/SelectInput.tsx';
import css from './template.module.css';

type Template = RecordOf<typeof contractTemplate>;

/** What differs between the version of a contract that is shown and another of its type: the one before, to begin with. */
export function Versions() {
  const t = useT();
  const translate = useTranslate();
  const language = useLanguage();
  const heading = useId();
  const shown = useRecordContext<Template>()!;
  const [chosen, setChosen] = useState<number>();
  const { data, error, refetch } = useGetList<Template>(resourceOf(contractTemplate), {
    filter: { type: shown.type },
    sort: { field: 'version', order: 'DESC' },
    pagination: { page: 1, perPage: maxPerPage },
  });
  const others = data?.filter(({ id }) => id !== shown.id) ?? [];
  const other =
    others.find(({ id }) => id === chosen) ?? others.find(({ version }) => version < shown.version) ?? others.at(-1);
  const [before, after] = other && other.version > shown.version ? [shown, other] : [other, shown];
  const parts = before && wordDiff(before.body, after.body, 'en');
  const number = ({ version }: Template) => formatNumber(version, language);
  return (
    <section className={css.versions} aria-labelledby={heading}>
      <h2 id={heading}>{t('templates.title')}</h2>
      {!data && !error && <Loading />}
      {error && (
        <p role="alert">
          {translate(error.message)}{' '}
          <button type="button" className="button quiet" onClick={() => void refetch()}>
            {t('app.retry')}
          </button>
        </p>
      )}
      {data && !other && <p className={css.quiet}>{t('templates.only')}</p>}
      {before && other && parts && (
        <>
          <div className={css.choice}>
            <SelectInput
              name="other"
              label={t('templates.compare')}
              prompt={t('templates.compare')}
              options={others.map((template) => ({
                code: String(template.id),
                name: `${t('templates.version', { number: number(template) })} · ${template.name}`,
              }))}
              value={String(other.id)}
              onChange={(event) => setChosen(Number(event.target.value))}
            />
          </div>
          <p className={css.quiet} role="status">
            {t(parts.every(({ kind }) => kind === 'same') ? 'templates.same' : 'templates.between', {
              from: number(before),
              to: number(after),
            })}
          </p>
          <div
            className={css.text}
            lang="en"
            // Long texts are scrolled by the keyboard too.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            role="region"
            aria-label={t('templates.text')}
          >
            <DiffParts parts={parts} />
          </div>
        </>
      )}
    </section>
  );
}
