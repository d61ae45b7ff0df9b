import { useSyncExternalStore } from 'react';
import { chapter } from '#domain/chapters/chapter.entity.ts';
import { hasNumber, type NumberPlace } from '#domain/chapters/chapterNumber.ts';
import { ruleOf } from '#domain/kit/entity.ts';
import { useT } from '../../i18n/index.ts';
import { findProblem } from '../../lib/problems.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import type { EditorDocument } from './editorDocument.ts';
import type { Session } from './session.ts';
import css from './editor.module.css';

const max = 100;

/** Where the chapter's number is written once more (domain.md section 5). */
function findRepeated(editorDocument: EditorDocument, number: number): NumberPlace | undefined {
  if (hasNumber(editorDocument.title(), number, 'title')) return 'title';
  const first = editorDocument.doc().children.find(({ childCount }) => childCount > 0);
  const line = first?.textBetween(0, first.content.size, undefined, '\n').split('\n')[0];
  return line && hasNumber(line, number, 'text') ? 'text' : undefined;
}

interface Props {
  session: Session;
  number: number;
  editable: boolean;
  onRemoveNumber: () => void;
}

/** The chapter's title, which may be missing. What is too long is said, never cut. */
export function Title({ session: { editorDocument, saver, story }, number, editable, onRemoveNumber }: Props) {
  const t = useT();
  const title = useSyncExternalStore(editorDocument.subscribe, editorDocument.title);
  const repeats = useSyncExternalStore(editorDocument.subscribe, () => findRepeated(editorDocument, number));
  const change = (typed: string) => {
    editorDocument.write({ title: typed });
    saver.edited();
  };
  return (
    <TextInput
      name="title"
      label={t('editor.writing.title')}
      optional
      value={title}
      readOnly={!editable}
      lang={story.language}
      autoComplete="off"
      error={findProblem(ruleOf(chapter.fields.title), title || null)}
      hint={
        repeats ? (
          <>
            {t(`editor.writing.repeats_${repeats}`)}{' '}
            {editable && (
              <button type="button" className={css.link} onClick={onRemoveNumber}>
                {t('chapters.writing.submission.numbered.go')}
              </button>
            )}
          </>
        ) : title.length > max * 0.7 ? (
          t('editor.writing.title_hint', {
            count: title.length,
            max,
          })
        ) : undefined
      }
      onChange={({ target }) => change(target.value)}
    />
  );
}
