import BookOpen from 'lucide-react/icons/book-open';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import Flag from 'lucide-react/icons/flag';
import PenLine from 'lucide-react/icons/pen-line';
import Plus from 'lucide-react/icons/plus';
import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { statusCodes } from '#domain/stories/story.ts';
import { useT } from '../../../../i18n/index.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';
import { getChapterPath, getSignPath, getStoryFormPath, type Story } from '../../../../lib/routing/story.ts';
import { Menu } from '../../../../ui/Menu.tsx';
import { CompleteDialog } from './CompleteDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import css from './Head.module.css';

const dialogs = { share: ShareDialog, export: ExportDialog, complete: CompleteDialog };

/** What can be done with a story: what is daily as buttons, the rest in a menu with what is final at its end. */
export function Actions({ story }: { story: Story }) {
  const t = useT();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const { id } = story;
  const completed = story.status === statusCodes.completed;
  const empty = story.chapter_count === 0;
  const Dialog = open && dialogs[open];
  return (
    <div className={css.actions}>
      {completed ? (
        <Link className="button" to={`/story/preview?id=${id}`}>
          <BookOpen />
          {t('stories.writing.page.preview')}
        </Link>
      ) : (
        <>
          <Link className="button" to={getChapterPath(id)}>
            <Plus />
            {t(`stories.writing.page.${empty ? 'first_chapter' : 'new_chapter'}`)}
          </Link>
          <Link className="button quiet" to={`/story/upload?id=${id}`}>
            <FileUp />
            {t('stories.writing.page.upload')}
          </Link>
          <Link className="button quiet" to={`/story/release?id=${id}`} data-guide="storyPage.release">
            <CalendarClock />
            {t('stories.writing.page.auto_publish')}
          </Link>
        </>
      )}
      <Menu
        className="button quiet"
        button={
          <>
            <Ellipsis />
            {t('stories.writing.page.actions')}
          </>
        }
      >
        <Link role="menuitem" tabIndex={-1} to={getStoryFormPath(id)}>
          <PenLine />
          {t('stories.author.edit_details')}
        </Link>
        {!completed && (
          <Link role="menuitem" tabIndex={-1} to={`/story/preview?id=${id}`}>
            <BookOpen />
            {t('stories.writing.page.preview')}
          </Link>
        )}
        {story.contract_status === 'signed' && (
          <Link role="menuitem" tabIndex={-1} to={getSignPath(id)}>
            <FileText />
            {t('contracts.author.open.signed')}
          </Link>
        )}
        <button type="button" role="menuitem" tabIndex={-1} aria-haspopup="dialog" onClick={() => setOpen('share')}>
          <Share />
          {t('stories.writing.page.share.open')}
        </button>
        {!empty && (
          <button type="button" role="menuitem" tabIndex={-1} aria-haspopup="dialog" onClick={() => setOpen('export')}>
            <Download />
            {t('stories.writing.page.export.open')}
          </button>
        )}
        {!completed && !empty && (
          <>
            <hr />
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-haspopup="dialog"
              onClick={() => setOpen('complete')}
            >
              <Flag />
              {t('stories.writing.page.complete.open')}
            </button>
          </>
        )}
      </Menu>
      {Dialog && <Dialog story={story} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
