import { Fragment } from 'react';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { PaidTo } from '../../../ui/payment/PaidTo.tsx';
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
    [t('sign.step.type'), t(`sign.type.${type}`)],
    [
      t('sign.step.editor'),
      <Fragment key="editor">
        <span translate="no">{editor?.name ?? '—'}</span>
        {random_editor && ` · ${t('sign.editor.drawn')}`}
      </Fragment>,
    ],
    [t('sign.info.words'), number(application.word_count)],
    [t('sign.info.expected_words'), number(application.expected_words)],
    [t('fiction.field.first_paywall_chapter'), number(application.first_paywall_chapter)],
  ] as const;
  const written = ['push_lines', 'short_copy', 'outline', 'other_platforms'] as const;
  return (
    <details className={css.sent}>
      <summary>{t('sign.your_application', { attempt: number(application.attempt) })}</summary>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {application.payment && <PaidTo payment={application.payment} />}
        {written.map((field) => (
          <div key={field}>
            <dt>{t(`sign.info.${field}`)}</dt>
            <dd lang={fiction.language}>{application[field] ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
