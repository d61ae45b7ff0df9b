import type { StoryLanguage } from '#domain/languages.ts';
import type { UnansweredChapter } from '#domain/translation/warningRules.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { getDeskPath } from '../../../lib/routing/deskPath.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { WarnedParagraphs } from './WarnedParagraphs.tsx';
import css from './warnings.module.css';

interface Props {
  chapters: readonly UnansweredChapter[];
  language: StoryLanguage;
  /** Submit all the same; no: leave all as it is. */
  onAnswer: (yes: boolean) => void;
}

/** Shows the warnings that nobody answered, and asks whether the chapters are submitted with them. */
export function UnansweredDialog({ chapters, language, onAnswer }: Props) {
  const t = useT();
  const formatCount = useFormatCount();
  const leave = () => onAnswer(false);
  return (
    <AskDialog
      title={formatCount(
        'translation.office.warnings.ask',
        chapters.reduce((sum, { warnings }) => sum + warnings, 0),
      )}
      action={t('translation.office.warnings.submit')}
      onDo={() => onAnswer(true)}
      onClose={leave}
    >
      <p>{t('translation.office.warnings.ask_text')}</p>
      <div className={css.chapters}>
        {chapters.map(({ id, number, ...warned }) => (
          <section key={id}>
            <h3>{t('translation.office.desk.title', { number })}</h3>
            <WarnedParagraphs
              {...warned}
              language={language}
              to={(segment) => getDeskPath(id, segment)}
              onLeave={leave}
            />
          </section>
        ))}
      </div>
    </AskDialog>
  );
}
