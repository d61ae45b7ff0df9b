import { Fragment } from 'react';
import { formatNumber, formatOrdinal } from '#domain/kit/figures.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { PaidTo } from '../PaidTo.tsx';
import type { ContractState } from './useContracts.ts';
import css from './Sign.module.css';

/** What was sent with an application, to read once more. */
export function Sent({ state: { application, fiction } }: { state: ContractState }) {
  const t = useT();
  const language = useLanguage();
  if (!application) return null;
  const number = (value: number) => formatNumber(value, language);
  const { type, editor, random_editor } = application;
  const lines = [
    [t('contracts.author.step.type'), t(`contracts.author.type.${type}`)],
    [
      t('contracts.author.step.editor'),
      <Fragment key="editor">
        <span translate="no">{editor?.name ?? '—'}</span>
        {random_editor && ` · ${t('contracts.author.editor.drawn')}`}
      </Fragment>,
    ],
    [t('contracts.author.info.words'), number(application.word_count)],
    [t('contracts.author.info.expected_words'), number(application.expected_words)],
    [t('stories.author.field.first_paywall_chapter'), formatOrdinal(application.first_paywall_chapter, language)],
  ] as const;
  const written = ['push_lines', 'short_copy', 'outline', 'other_platforms'] as const;
  return (
    <details className={css.sent}>
      <summary>{t('contracts.author.your_application', { attempt: application.attempt })}</summary>
      <dl className="details lines">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {application.payment && <PaidTo paymentDetails={application.payment} />}
        {written.map((field) => (
          <div key={field}>
            <dt>{t(`contracts.author.info.${field}`)}</dt>
            <dd lang={fiction.language}>{application[field] ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
