import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useTranslate } from 'ra-core';
import type { Entity } from '#domain/kit/entity.ts';
import { importFile } from '#domain/list-import/importFile.ts';
import { resourceOf } from '../../../dataProvider/index.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { Dialog } from '../../../ui/fields/Dialog.tsx';
import { DropZone } from '../../../ui/files/DropZone.tsx';
import { HouseTheme } from '../../../ui/theme/HouseTheme.tsx';
import { listBulkEditFields } from '../../bulk/bulkEditFields.ts';
import { EarlierEdits } from '../../bulk/EarlierEdits.tsx';
import { CheckedLines } from './CheckedLines.tsx';
import { ColumnsTable } from './ColumnsTable.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { useListImport, type ListImport } from './useListImport.ts';
import css from './wizard.module.css';

interface Props {
  entity: Entity<any>;
  onClose: () => void;
}

const steps = ['file', 'columns', 'check', 'done'] as const;

/** Records out of a file: it is chosen, its columns are matched, its lines checked, and all of it made or nothing. */
export function ImportDialog({ entity, onClose }: Props) {
  const t = useT();
  const translate = useTranslate();
  const work = useListImport(entity);
  const { stage, problem } = work;
  const name = translate(`resources.${resourceOf(entity)}.name`, { smart_count: 2 });
  return (
    <Dialog
      wide
      title={t('list-import.office.title', { name })}
      onClose={onClose}
      actions={<Actions work={work} onClose={onClose} />}
    >
      {entity.notImported ? (
        <p>{t(entity.notImported)}</p>
      ) : (
        <HouseTheme>
          <div className={css.wizard}>
            <Stepper activeStep={stage.name === 'done' ? steps.length : steps.indexOf(stage.name)}>
              {steps.map((step) => (
                <Step key={step}>
                  <StepLabel>{t(`list-import.office.step.${step}`)}</StepLabel>
                </Step>
              ))}
            </Stepper>
            {work.pending && stage.name !== 'file' && <Progress work={work} />}
            {problem && (
              <p className="problem" role="alert">
                {t(problem.message, problem.args)}
              </p>
            )}
            <StageContent entity={entity} work={work} />
          </div>
        </HouseTheme>
      )}
    </Dialog>
  );
}

function StageContent({ entity, work }: { entity: Entity<any>; work: ListImport }) {
  const t = useT();
  const formatCount = useFormatCount();
  const { stage } = work;
  if (stage.name === 'columns')
    return <ColumnsTable entity={entity} preview={stage.preview} columns={stage.columns} onMatch={work.match} />;
  if (stage.name === 'check') return <CheckedLines entity={entity} preview={stage.preview} />;
  if (stage.name === 'done')
    return (
      <p role="status">
        <strong>
          {stage.undone ? t('list-import.office.undone') : formatCount('list-import.office.done', stage.lines)}
        </strong>
      </p>
    );
  return (
    <>
      <DropZone
        accept=".csv,.tsv,.txt,text/csv"
        title={t('list-import.office.open')}
        hint={formatCount('list-import.office.drop', importFile.lines)}
        choose={t('common.shared.choose_file')}
        sent={work.pending && work.sent}
        working={t('list-import.office.checking')}
        onPick={([file]) => work.choose(file)}
      />
      <EarlierImports entity={entity} work={work} />
      {listBulkEditFields(entity).length > 0 && <EarlierEdits entity={entity} />}
    </>
  );
}

/** How far a file is: what has left is known, how long the server takes is not. */
function Progress({ work: { pending, sent } }: { work: ListImport }) {
  const t = useT();
  const text = t(pending === 'making' ? 'list-import.office.creating' : 'list-import.office.checking');
  return (
    <div className={css.progress} role="status">
      <span>{text}</span>
      <LinearProgress
        aria-label={text}
        variant={sent < 1 ? 'determinate' : 'indeterminate'}
        value={sent < 1 ? sent * 100 : undefined}
      />
    </div>
  );
}

function Actions({ work, onClose }: { work: ListImport; onClose: () => void }) {
  const t = useT();
  const formatCount = useFormatCount();
  const { stage } = work;
  const pending = work.pending !== undefined || work.undoing;
  const isSound = stage.name === 'check' && stage.preview.error_count === 0;
  return (
    <>
      {stage.name === 'done' && !stage.undone && (
        <button type="button" className="button quiet" disabled={pending} onClick={() => work.undo(stage.id)}>
          {t('list-import.office.undo')}
        </button>
      )}
      {(stage.name === 'columns' || stage.name === 'check') && (
        <button type="button" className="button quiet" disabled={pending} onClick={work.back}>
          {t('common.back')}
        </button>
      )}
      <button type="button" className="button quiet" onClick={onClose}>
        {t(stage.name === 'done' || !work.calls ? 'common.close' : 'common.cancel')}
      </button>
      {stage.name === 'columns' && (
        <button type="button" className="button" disabled={pending} onClick={work.check}>
          {t('list-import.office.next')}
        </button>
      )}
      {isSound && (
        <button type="button" className="button" disabled={pending} onClick={work.make}>
          {formatCount('list-import.office.create', stage.preview.lines)}
        </button>
      )}
    </>
  );
}
