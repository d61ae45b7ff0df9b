import type { MouseEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Entity } from '#domain/kit/entity.ts';
import { ChangedQuestion, type Dispute } from '../changed/ChangedQuestion.tsx';

interface Props {
  entity: Entity<any>;
  dispute: Dispute;
  onClose: () => void;
}

/** Asks within a record's form whose values it shall have; what was typed in other fields stays in either case. */
export function FormQuestion({ entity, dispute, onClose }: Props) {
  const { setValue } = useFormContext();
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
