import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useRef, useState } from 'react';
import { useT } from '../../../../i18n/index.ts';
import { useAddress } from '../../../../lib/routing/navigation.tsx';
import { stripQuery } from '../../../../lib/routing/routes.ts';
import { useArticles } from '../../public/useArticles.ts';
import { chapterOfPage } from './chapterOfPage.ts';
import { HelpPanel } from './HelpPanel.tsx';
import css from './help.module.css';

/**
 * Opens the chapter of the guidebook that helps with a page beside it; with another page comes another chapter,
 * none where it is not published.
 */
export function PageHelp() {
  const t = useT();
  const chapter = chapterOfPage[stripQuery(useAddress())];
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const guidebook = useArticles('handbook');
  const isPublished = guidebook.data?.items.some(({ slug }) => slug === chapter) ?? true;
  if (!chapter || !isPublished) {
    // It would come back by itself, and take the focus, on the next page that has help.
    if (open) setOpen(false);
    return null;
  }
  const label = t('articles.article.help.open');
  const close = () => {
    setOpen(false);
    button.current!.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <CircleQuestionMark />
      </button>
      {open && <HelpPanel chapter={chapter} onClose={close} />}
    </>
  );
}
