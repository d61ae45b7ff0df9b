import { useEffect, useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { NotFound } from '../../../ui/page/NotFound.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { readDrafts, type Draft } from './deskJournal.ts';
import { NotSaved, withdrawn } from './NotSaved.tsx';
import { listTyped, saveTyped } from './typedText.ts';
import css from './desk.module.css';

/** A chapter that the reader may not see any more: what they typed of it and could not save; without that it is none. */
export function LeftDrafts({ chapter, user }: { chapter: number; user: number }) {
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  useEffect(() => {
    let isGone = false;
    void readDrafts(user, chapter).then((all) => !isGone && setDrafts(all));
    return () => void (isGone = true);
  }, [user, chapter]);
  if (!drafts) return <Loading />;
  return drafts.length === 0 ? <NotFound /> : <Drafts {...{ drafts, chapter }} />;
}

function Drafts({ drafts, chapter }: { drafts: readonly Draft[]; chapter: number }) {
  const t = useT();
  usePageTitle(t('translation.office.desk.name'));
  return (
    <div className="stack">
      <h1>{t('translation.office.desk.name')}</h1>
      {drafts.map((draft) => (
        <section key={draft.id} className="stack">
          <NotSaved why={withdrawn} isLate={false} onSave={() => saveTyped(draft, chapter)} />
          {listTyped(draft, draft.base).map((text, at) => (
            // eslint-disable-next-line react/no-array-index-key
            <p key={at} className={css.said} translate="no">
              {text}
            </p>
          ))}
        </section>
      ))}
      <p>
        <Link to="/office/my-translations">{t('translation.office.my_translations.title')}</Link>
      </p>
    </div>
  );
}
