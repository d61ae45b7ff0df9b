import { useTranslate } from 'ra-core';
import { contractApplication } from '#domain/contracts/contractApplication.entity.ts';
import { formatNumber, formatOrdinal } from '#domain/kit/figures.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useSavePrivateFile } from '../../../lib/api/privateFile.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { PrivateImage } from '../../../ui/PrivateImage.tsx';
import { Card } from '../../../ui/review/Card.tsx';
import type { Application } from './application.ts';
import css from '../../../ui/review/review.module.css';

const long = ['push_lines', 'short_copy', 'outline', 'other_platforms'] as const;

/** What the author has filled in. */
export function ApplicationFacts({ application, language }: { application: Application; language: string }) {
  const t = useT();
  const translate = useTranslate();
  const download = useSavePrivateFile();
  const label = (name: string) => translate(`resources.${resourceOf(contractApplication)}.fields.${name}`);
  const locale = useLanguage();
  const formatDual = useDualTime('common.office.both');
  const { chapters_file, screenshot, random_editor, expires_at } = application;
  const short = {
    type: translate(`resources.${resourceOf(contractApplication)}.choices.type.${application.type}`),
    editor_id: application.titles.editor_id,
    applied_at: formatTime(application.applied_at, locale),
    expires_at: expires_at && formatDual(expires_at),
    word_count: formatNumber(application.word_count, locale),
    expected_words: formatNumber(application.expected_words, locale),
    first_paywall_chapter: formatOrdinal(application.first_paywall_chapter, locale),
    referee_name: application.referee_name,
  };
  return (
    <Card title={t('contracts.office.application.filled_in')}>
      <dl className={`details ${css.grid}`}>
        {Object.entries(short)
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{label(name)}</dt>
              <dd>
                <span translate={name === 'editor_id' || name === 'referee_name' ? 'no' : undefined}>{value}</span>
                {name === 'editor_id' && random_editor && <small>{t('contracts.office.application.drawn')}</small>}
              </dd>
            </div>
          ))}
      </dl>
      <dl className={`details ${css.texts}`}>
        {long
          .filter((name) => application[name])
          .map((name) => (
            <div key={name}>
              <dt>{label(name)}</dt>
              <dd lang={language}>{application[name]}</dd>
            </div>
          ))}
        {screenshot && (
          <div>
            <dt>{label('screenshot')}</dt>
            <dd className={css.image}>
              <PrivateImage url={screenshot} alt={label('screenshot')} />
            </dd>
          </div>
        )}
      </dl>
      {chapters_file && (
        <button type="button" className={`button quiet ${css.start}`} onClick={() => void download(chapters_file)}>
          {t('contracts.office.application.first_chapters')}
        </button>
      )}
    </Card>
  );
}
