import { useSyncExternalStore } from 'react';
import { chapter } from '#domain/entities/chapter.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { problemOf } from '../../kit/problems.ts';
import { TextInput } from '../fields/TextInput.tsx';
import type { Session } from './session.ts';

const max = 100;

/** The chapter's title, which may be missing. What is too long is said, never cut. */
export function Title({ session: { sheet, saver, story }, editable }: { session: Session; editable: boolean }) {
  const t = useT();
  const language = useLanguage();
  const title = useSyncExternalStore(sheet.subscribe, sheet.title);
  const change = (typed: string) => {
    sheet.write({ title: typed });
    saver.edited();
  };
  return (
    <TextInput
      name="title"
      label={t('editor.title')}
      optional
      value={title}
      readOnly={!editable}
      lang={story.language}
      autoComplete="off"
      error={problemOf(ruleOf(chapter.fields.title), title || null)}
      hint={
        title.length > max * 0.7
          ? t('editor.title_hint', { count: formatNumber(title.length, language), max: formatNumber(max, language) })
          : undefined
      }
      onChange={({ target }) => change(target.value)}
    />
  );
}
