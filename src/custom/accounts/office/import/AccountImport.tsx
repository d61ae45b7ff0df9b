import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import {
  importAccounts,
  listAccountImports,
  previewAccounts,
  undoAccountImport,
} from '#domain/accounts/accountImport.calls.ts';
import { accountColumns, accountFile, accountFileTooLarge } from '#domain/accounts/accountImport.ts';
import { user } from '#domain/accounts/user.entity.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { useT } from '../../../../i18n/index.ts';
import { useFormatCount } from '../../../../i18n/useFormatCount.ts';
import { send } from '../../../../lib/api/client.ts';
import { useCommand } from '../../../../lib/command/useCommand.ts';
import { EarlierFiles } from '../../../../resources/earlier/EarlierFiles.tsx';
import { ImportErrors } from '../../../../resources/import/ImportErrors.tsx';
import { ImportZone } from '../../../../resources/import/ImportZone.tsx';
import { useFileImport } from '../../../../resources/import/useFileImport.ts';
import { resourceKeys } from '../../../../resources/queryKeys.ts';
import { Dialog } from '../../../../ui/fields/Dialog.tsx';
import { ResultNote } from '../../../../ui/ResultNote.tsx';
import { accountKeys } from '../../queryKeys.ts';

/** What is wrong with a file before it is sent. */
function getProblem({ name, size }: File): Message | undefined {
  if (!/\.(csv|tsv|txt)$/i.test(name)) return message('list-import.office.not_csv');
  return size > accountFile.bytes ? accountFileTooLarge : undefined;
}

const changed = [resourceKeys.of(user), accountKeys.imports];

/** Accounts out of a file: its lines are checked, and all of them made or none; whole files are taken back. */
export function AccountImport({ onClose }: { onClose: () => void }) {
  const t = useT();
  const translate = useTranslate();
  const formatCount = useFormatCount();
  const work = useFileImport({
    preview: previewAccounts,
    import: importAccounts,
    params: {},
    invalidates: changed,
    getProblem,
  });
  const { stage } = work;
  const preview = stage.name === 'preview' ? stage.preview : undefined;
  return (
    <Dialog
      wide
      title={t('accounts.office.import.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {translate('ra.action.close')}
          </button>
          {preview && (
            <button type="button" className="button quiet" onClick={work.again}>
              {t('common.office.import.other')}
            </button>
          )}
          {preview && preview.error_count === 0 && (
            <button type="button" className="button" onClick={() => work.commit(undefined)}>
              {formatCount('list-import.office.create', preview.lines)}
            </button>
          )}
        </>
      }
    >
      <div className="stack">
        <p className="note">
          {t('accounts.office.import.hint')} <code translate="no">{accountColumns.join(', ')}</code>.{' '}
          {t('accounts.office.import.invited')}
        </p>
        {stage.name === 'imported' && (
          <ResultNote>{formatCount('list-import.office.done', stage.imported.lines)}</ResultNote>
        )}
        <ImportZone
          work={work}
          accept=".csv,.tsv,.txt,text/csv"
          title={t('accounts.office.import.title')}
          hint={formatCount('list-import.office.drop', accountFile.lines)}
          importing={t('list-import.office.creating')}
        />
        {preview && preview.error_count > 0 && (
          <>
            <p role="alert">{formatCount('list-import.office.errors', preview.error_count)}</p>
            <ImportErrors errors={preview.errors} />
          </>
        )}
        {preview && preview.error_count === 0 && <p>{formatCount('list-import.office.ready', preview.lines)}</p>}
        <Earlier />
      </div>
    </Dialog>
  );
}

function Earlier() {
  const { data } = useQuery({ queryKey: accountKeys.imports, queryFn: () => send(listAccountImports, {}) });
  const { run, pending } = useCommand(undoAccountImport, { invalidates: changed });
  return <EarlierFiles files={data?.items} isOff={pending} onUndo={(id) => void run({ params: { id } })} />;
}
