import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useEffect, useState } from 'react';
import { statement } from '#domain/statements/statement.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useLocked } from '../../../resources/lock/locked.ts';
import { Card } from '../../../ui/review/Card.tsx';
import type { Statement } from './statement.ts';
import css from '../../../ui/review/review.module.css';

/** What finance writes down for itself. */
export function Notes({ record, onUnsaved }: { record: Statement; onUnsaved: (unsaved: boolean) => void }) {
  const t = useT();
  const translate = useTranslate();
  const notify = useNotify();
  const [notes, setNotes] = useState(record.notes ?? '');
  const [update] = useUpdate<Statement>();
  const { run: save, pending } = useCommand(
    () => {
      const data = { notes: notes.trim() || null };
      return update(resourceOf(statement), { id: record.id, data, previousData: record }, { returnPromise: true });
    },
    { onSuccess: () => notify('statements.office.review.notes_saved') },
  );
  const locked = useLocked();
  const changed = notes !== (record.notes ?? '');
  useEffect(() => onUnsaved(changed), [changed, onUnsaved]);
  return (
    <Card title={t('statements.office.review.notes')}>
      <textarea
        className="control"
        aria-label={t('statements.office.review.notes')}
        rows={3}
        maxLength={2000}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      <button
        type="button"
        className={`button quiet ${css.start}`}
        disabled={!changed || pending || locked}
        onClick={() => void save()}
      >
        {translate('ra.action.save')}
      </button>
    </Card>
  );
}
