import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useEffect } from 'react';
import { ruleOf } from '#domain/kit/entity.ts';
import * as types from '#domain/kit/types.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { useLocked } from '../../../resources/lock/locked.ts';
import { getFrameIds } from '../../../ui/fields/FieldFrame.tsx';
import { FieldProblem } from '../../../ui/fields/FieldProblem.tsx';
import { Refused } from '../../../ui/forms/Refused.tsx';
import { useCommandForm } from '../../../ui/forms/useCommandForm.ts';
import { Card } from '../../../ui/review/Card.tsx';
import type { Statement } from './statement.ts';
import css from '../../../ui/review/review.module.css';

const rule = types.object({ notes: ruleOf(statement.fields.notes) });
const ids = getFrameIds('notes');

/** What finance writes down for itself. */
export function Notes({ record, onUnsaved }: { record: Statement; onUnsaved: (unsaved: boolean) => void }) {
  const t = useT();
  const translate = useTranslate();
  const notify = useNotify();
  const label = t('statements.office.review.notes');
  const [update] = useUpdate<Statement>();
  const { form, field, methods, refusal, submit, pending } = useCommandForm(
    rule,
    ({ notes }) => {
      const data = { notes: notes || null };
      return update(resourceOf(statement), { id: record.id, data, previousData: record }, { returnPromise: true });
    },
    {
      defaultValues: { notes: record.notes ?? '' },
      onSuccess: () => notify('statements.office.review.notes_saved'),
    },
  );
  const locked = useLocked();
  const { error, ...input } = field('notes');
  const changed = methods.watch('notes') !== (record.notes ?? '');
  useEffect(() => onUnsaved(changed), [changed, onUnsaved]);
  return (
    <Card title={label}>
      <Refused refusal={refusal} />
      <textarea
        {...input}
        id={ids.control}
        className="control"
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
        rows={3}
        maxLength={2000}
        onInput={form.onInput}
      />
      <FieldProblem name="notes" label={label} error={error} />
      <button
        type="button"
        className={`button quiet ${css.start}`}
        disabled={!changed || pending || locked}
        onClick={submit}
      >
        {translate('ra.action.save')}
      </button>
    </Card>
  );
}
