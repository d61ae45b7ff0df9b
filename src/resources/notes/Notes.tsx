import { useState } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { noteLimits } from '#domain/notes/note.ts';
import { useT } from '../../i18n/index.ts';
import { Pager } from '../../ui/Pager.tsx';
import { Section } from '../../ui/Section.tsx';
import { NewNote } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import { useNotes } from './useNotes.ts';
import css from './notes.module.css';

/** What the staff noted at a record, newest first, and a new note. */
export function Notes({ entity, id }: { entity: Entity<any>; id: number }) {
  const t = useT();
  const [page, setPage] = useState(1);
  const query = useNotes(entity, id, page);
  return (
    <Section title={t('notes.office.tab')} query={query}>
      {({ items, total }) => (
        <>
          <NewNote entity={entity} id={id} onAdded={() => setPage(1)} />
          {total === 0 && <p className="note">{t('notes.office.empty')}</p>}
          {items.length > 0 && (
            <ul className={css.notes}>
              {items.map((note) => (
                <NoteItem key={note.id} entity={entity} id={id} note={note} />
              ))}
            </ul>
          )}
          <Pager page={page} pages={Math.ceil(total / noteLimits.perPage)} onPage={setPage} />
        </>
      )}
    </Section>
  );
}
