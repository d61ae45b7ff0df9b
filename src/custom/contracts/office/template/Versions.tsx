import { useGetList, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { contractTemplate } from '#domain/contracts/contractTemplate.entity.ts';
import type { RecordOf } from '#domain/kit/entity.ts';
import { maxPerPage } from '#domain/kit/paging.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { diffWords } from '../../../../lib/diff/wordDiff.ts';
import { DiffParts } from '../../../../ui/diff/DiffParts.tsx';
import { SelectInput } from '../../../../ui/fields/SelectInput.tsx';
import { RecordSection } from '../../../../ui/record/RecordSection.tsx';
import css from './template.module.css';

type Template = RecordOf<typeof contractTemplate>;

/** What differs between the version of a contract that is shown and another of its type: the one before, to begin with. */
export function Versions() {
  const t = useT();
  const template = useRecordContext<Template>()!;
  const [chosen, setChosen] = useState<number>();
  const query = useGetList<Template>(resourceOf(contractTemplate), {
    filter: { type: template.type },
    sort: { field: 'version', order: 'DESC' },
    pagination: { page: 1, perPage: maxPerPage },
  });
  const others = query.data?.filter(({ id }) => id !== template.id) ?? [];
  const other =
    others.find(({ id }) => id === chosen) ?? others.find(({ version }) => version < template.version) ?? others.at(-1);
  const [before, after] = other && other.version > template.version ? [template, other] : [other, template];
  const parts = before && diffWords(before.body, after.body, 'en');
  return (
    <RecordSection title={t('contracts.office.templates.title')} query={query}>
      {() => (
        <>
          {!other && <p className="note">{t('contracts.office.templates.only')}</p>}
          {before && other && parts && (
            <>
              <div className={css.choice}>
                <SelectInput
                  name="other"
                  label={t('contracts.office.templates.compare')}
                  prompt={t('contracts.office.templates.compare')}
                  options={others.map((template) => ({
                    code: String(template.id),
                    name: `${t('contracts.office.templates.version', { number: template.version })} · ${template.name}`,
                  }))}
                  value={String(other.id)}
                  onChange={(event) => setChosen(Number(event.target.value))}
                />
              </div>
              <p className="note" role="status">
                {t(
                  parts.every(({ kind }) => kind === 'same')
                    ? 'contracts.office.templates.same'
                    : 'contracts.office.templates.between',
                  {
                    from: before.version,
                    to: after.version,
                  },
                )}
              </p>
              <div
                className={css.text}
                lang="en"
                // Long texts are scrolled by the keyboard too.
                // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                role="region"
                aria-label={t('contracts.office.templates.text')}
              >
                <DiffParts parts={parts} />
              </div>
            </>
          )}
        </>
      )}
    </RecordSection>
  );
}
