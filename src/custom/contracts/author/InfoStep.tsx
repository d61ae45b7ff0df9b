import type { UseFormRegister } from 'react-hook-form';
import { docxType } from '#domain/chapter-import/docxLimits.ts';
import type { sentenceLimits } from '#domain/contracts/application.ts';
import { outlineWords } from '#domain/contracts/contractApplication.entity.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { imageAccept } from '#domain/images/imageKinds.ts';
import { uploadImage } from '#domain/images/images.calls.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { countSentences, countWords } from '#domain/kit/wordCount.ts';
import { uploadDoc } from '#domain/stories/export.calls.ts';
import { paywallAdvice } from '#domain/stories/storyTips.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { send } from '../../../lib/api/client.ts';
import { getFrameIds } from '../../../ui/fields/FieldFrame.tsx';
import { FieldProblem } from '../../../ui/fields/FieldProblem.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { PrivateImage } from '../../../ui/PrivateImage.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { FileInput } from './FileInput.tsx';
import { formatFieldName, type Form, type Problems, type Values } from './form.ts';
import type { ContractState } from './useContracts.ts';
import css from './Wizard.module.css';

interface Props {
  story: ContractState['fiction'];
  /** Its place among those that are applied for. */
  at: number;
  form: Form;
  problems: Problems;
  /** One of several: it bears its title. */
  several: boolean;
  register: UseFormRegister<Values>;
  onFile: (field: 'screenshot' | 'chapters_file', url: string | null) => void;
}

const asNumber = (typed: unknown) => (typed === '' || typed === null ? null : Number(typed));

/** What the application says of a story (domain.md section 3, 'Contract application'). */
export function InfoStep({ story, at, form, problems, several, register, onFile }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { id, word_count } = story;
  const original = formatFieldName(at, 'original');

  const text = (field: 'push_lines' | 'short_copy' | 'outline' | 'other_platforms' | 'referee_name') => ({
    ...register(formatFieldName(at, field)),
    error: problems[field],
  });
  const figure = (field: 'expected_words' | 'first_paywall_chapter') => ({
    ...register(formatFieldName(at, field), { setValueAs: asNumber }),
    error: problems[field],
    type: 'number',
    inputMode: 'numeric' as const,
    min: 1,
  });
  const sentences = (field: keyof typeof sentenceLimits) => {
    const count = countSentences(form[field] ?? '');
    return formatCount(`contracts.author.info.hint.${field}`, count);
  };
  return (
    <section className={css.info} aria-labelledby={`story-${id}`}>
      <h2 id={`story-${id}`} lang={story.language} className={several ? undefined : 'visually-hidden'}>
        {story.title}
      </h2>
      <p>
        {t('contracts.author.info.words')}: <strong className={css.figure}>{number(word_count)}</strong>
        <span className="muted"> · {t('contracts.author.info.words_text')}</span>
      </p>
      <div className={css.fields}>
        <TextInput
          {...figure('expected_words')}
          label={t('contracts.author.info.expected_words')}
          hint={t('contracts.author.info.hint.expected_words')}
        />
        <TextInput
          {...figure('first_paywall_chapter')}
          label={t('stories.author.field.first_paywall_chapter')}
          hint={t('stories.author.hint.first_paywall_chapter', paywallAdvice)}
        />
      </div>
      <TextArea
        {...text('push_lines')}
        rows={2}
        lang={story.language}
        label={t('contracts.author.info.push_lines')}
        hint={sentences('push_lines')}
      />
      <TextArea
        {...text('short_copy')}
        rows={3}
        lang={story.language}
        label={t('contracts.author.info.short_copy')}
        hint={sentences('short_copy')}
      />
      <TextArea
        {...text('outline')}
        rows={10}
        lang={story.language}
        label={t('contracts.author.info.outline')}
        hint={t('contracts.author.info.hint.outline', {
          count: countWords(form.outline ?? ''),
          max: outlineWords,
        })}
      />
      <TextArea
        {...text('other_platforms')}
        rows={2}
        optional
        label={t('contracts.author.info.other_platforms')}
        hint={t('contracts.author.info.hint.other_platforms', { days: contractLimits.removalDays })}
      />
      <div className={css.fields}>
        <FileInput
          name={formatFieldName(at, 'screenshot')}
          label={t('contracts.author.info.screenshot')}
          hint={t('contracts.author.info.hint.screenshot')}
          choose={t('images.shared.choose')}
          accept={imageAccept}
          url={form.screenshot ?? null}
          problem={problems.screenshot}
          upload={(file) => send(uploadImage, { params: { kind: 'screenshot' }, file })}
          onChange={(url) => onFile('screenshot', url)}
        >
          {(url) => <PrivateImage url={url} alt={t('contracts.author.info.screenshot')} />}
        </FileInput>
        <FileInput
          name={formatFieldName(at, 'chapters_file')}
          label={t('contracts.author.info.chapters_file')}
          hint={t('contracts.author.info.hint.chapters_file')}
          choose={t('common.shared.choose_file')}
          accept={`.docx,${docxType}`}
          url={form.chapters_file ?? null}
          problem={problems.chapters_file}
          upload={(file) => send(uploadDoc, { file })}
          onChange={(url) => onFile('chapters_file', url)}
        >
          {() => <StateChip tone="good">{t('contracts.author.info.uploaded')}</StateChip>}
        </FileInput>
      </div>
      <TextInput
        {...text('referee_name')}
        optional
        label={t('accounts.shared.person.field.referee_name')}
        hint={t('contracts.author.info.hint.referee_name')}
      />
      <div className="field">
        <label className="checkbox">
          <input
            type="checkbox"
            {...register(original)}
            id={getFrameIds(original).control}
            aria-invalid={problems.original !== undefined}
            aria-describedby={getFrameIds(original).describedBy}
          />
          {t('contracts.author.info.original')}
        </label>
        <FieldProblem name={original} label={t('contracts.author.info.own')} error={problems.original} />
      </div>
    </section>
  );
}
