import { useRecordContext } from 'ra-core';
import { useState, type MouseEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Entity } from '#domain/kit/entity.ts';
import { findDisputed } from '../../dataProvider/changedMeanwhile.ts';
import { getFrameIds } from '../../ui/fields/FieldFrame.tsx';
import { ChangedQuestion, type Dispute } from '../changed/ChangedQuestion.tsx';
import { readRefTitles } from '../changed/readRefTitles.ts';
import { selectChanged } from '../formValues.ts';
import type { Unsaved } from './useSaveUnlessChanged.ts';

type Row = Dispute['now'];

interface Props {
  entity: Entity<any>;
  unsaved: Unsaved;
  onClose: () => void;
}

function getDispute(entity: Entity<any>, seen: Row, { values, now }: Unsaved): Dispute {
  const { updated_at: _, ...change } = selectChanged(values as Row, { previousData: seen });
  const fields = findDisputed(change, seen, now);
  const titles = { ...(now.titles as object), ...readRefTitles(entity, fields, (name) => getFrameIds(name).control) };
  return { fields, mine: { ...(now as Row), ...change, titles }, now: now as Row };
}

/** Asks within a record's form whose values it shall have; what was typed in other fields stays in either case. */
export function FormQuestion({ entity, unsaved, onClose }: Props) {
  const { setValue } = useFormContext();
  const seen = useRecordContext<Row>()!;
  const [dispute] = useState(() => getDispute(entity, seen, unsaved));
  const { fields, now } = dispute;
  /** From now on the form stands on what the record is now. */
  const noteSeen = () => setValue('updated_at', now.updated_at);
  function keep({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    noteSeen();
    currentTarget.form?.requestSubmit();
    onClose();
  }
  function take() {
    noteSeen();
    for (const name of fields) setValue(name, now[name], { shouldDirty: true, shouldValidate: true });
    onClose();
  }
  return <ChangedQuestion {...dispute} entity={entity} onKeep={keep} onTake={take} onClose={onClose} />;
}
