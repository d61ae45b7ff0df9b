import { Form } from 'ra-core';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Entity } from '#domain/kit/entity.ts';
import { findDisputed } from '../../../dataProvider/changedMeanwhile.ts';
import { useI18n, useLanguage } from '../../../i18n/index.ts';
import { getFrameIds } from '../../../ui/fields/FieldFrame.tsx';
import { ChangedQuestion, type Dispute } from '../../changed/ChangedQuestion.tsx';
import { readRefTitles } from '../../changed/readRefTitles.ts';
import { formatRecordTitle } from '../../formatTitle.ts';
import { InputPrefix } from '../../inputs/inputPrefix.ts';
import { LockNotice } from '../../lock/LockNotice.tsx';
import { partsOf } from '../../partsOf.tsx';
import { useFieldLabel } from '../../useFieldLabel.ts';
import { CellForm } from './CellForm.tsx';
import { goOn, type Step } from './steps.ts';
import { useCellSave, type Row } from './useCellSave.ts';
import css from './edit.module.css';

interface Props {
  entity: Entity<any>;
  source: string;
  record: Row;
  /** There is nothing more to do. */
  onDone: () => void;
  /** What the cell shows when it is not edited. */
  children: ReactNode;
}

// An input that is emptied has a text without letters.
const toValue = (typed: unknown) => (typed === '' || typed === undefined ? null : typed);

/** A cell as the input of its form. What is refused comes back to it as it was typed. */
export function CellEditor({ entity, source, record, onDone, children }: Props) {
  const { translate } = useI18n();
  const language = useLanguage();
  const label = useFieldLabel();
  const form = useId();
  const { Input } = useMemo(() => partsOf(entity), [entity]);
  // The list behind may be asked for again meanwhile: what is compared is what was seen as this began.
  const [seen] = useState(record);
  const [updatedAt, setUpdatedAt] = useState(seen.updated_at);
  const [typing, setTyping] = useState(true);
  const [locked, setLocked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [dispute, setDispute] = useState<Dispute>();
  const step = useRef<Step>('row');
  const save = useCellSave(entity, source, seen);
  const prefix = `cell-${seen.id}-`;

  const isChanged = (value: unknown) => JSON.stringify(toValue(value)) !== JSON.stringify(toValue(seen[source]));
  const getTitles = () => readRefTitles(entity, [source], (name) => getFrameIds(prefix + name).control);
  const top = useRef<HTMLDivElement>(null);
  const leave = (next: Step) => goOn(top.current?.closest('td'), next);
  const done = (next: Step) => {
    leave(next);
    onDone();
  };
  async function write(value: unknown, updated_at: unknown) {
    const titles = getTitles();
    setProblem(undefined);
    setTyping(false);
    leave(step.current);
    const outcome = await save(value, titles, updated_at);
    if (outcome === 'saved') return onDone();
    if (!outcome) return undefined;
    setTyping(true);
    if ('now' in outcome) {
      const { now } = outcome;
      const mine = { ...now, [source]: value, titles: { ...(now.titles as object), ...titles } };
      return setDispute({ fields: findDisputed({ [source]: value }, seen, now), mine, now });
    }
    const { errors, body, problem: refusal } = outcome.error;
    if (errors[source]) return { [source]: body.errors![source] };
    return setProblem(translate(refusal.message, refusal.args));
  }
  const send = (next: Step) => {
    // Somebody else has it open; what was typed waits for that.
    if (locked) return;
    step.current = next;
    document.querySelector<HTMLFormElement>(`#${CSS.escape(form)}`)?.requestSubmit();
  };
  const keep = () => {
    const { mine, now } = dispute!;
    setDispute(undefined);
    setUpdatedAt(now.updated_at);
    step.current = 'row';
    void write(mine[source], now.updated_at);
  };
  return (
    <div ref={top} data-editor>
      {!typing && children}
      <div hidden={!typing}>
        <InputPrefix value={prefix}>
          <Form
            id={form}
            record={seen}
            noValidate
            disableInvalidFormNotification
            warnWhenUnsavedChanges={typing}
            onSubmit={(values: object) => write(toValue(Reflect.get(values, source)), updatedAt)}
          >
            <CellForm
              label={`${label(entity, source)}, ${formatRecordTitle(entity, seen, language)}`}
              source={source}
              typing={typing && !dispute}
              isChanged={isChanged}
              onSend={send}
              onLeave={done}
            >
              <div className={css.input}>
                <Input source={source} />
              </div>
              {problem && (
                <p className="problem" role="alert">
                  {problem}
                </p>
              )}
              {typing && <LockNotice resource={entity.name} id={seen.id} onLocked={setLocked} />}
              {dispute && (
                <ChangedQuestion
                  {...dispute}
                  entity={entity}
                  onKeep={keep}
                  onTake={() => done('row')}
                  onClose={() => setDispute(undefined)}
                />
              )}
            </CellForm>
          </Form>
        </InputPrefix>
      </div>
    </div>
  );
}
