import { useRecordContext } from 'ra-core';
import { can } from '#domain/roles.ts';
import { exportEdition, releaseTranslation } from '#domain/translation/editions.calls.ts';
import { useT } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { saveFile } from '../../../lib/api/saveFile.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { currentRole } from '../../../lib/session/session.ts';
import { RecordActionButton } from '../../../resources/bulk/BulkActionButton.tsx';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { Menu } from '../../../ui/Menu.tsx';

const Release = lazyWithPreload(
  makePreloadable(async () => (await import('./ReleaseDialog.tsx')).ReleaseDialog),
  'dialog',
);
const formats = ['docx', 'epub'] as const;
type Format = (typeof formats)[number];

/** Releases chapters of the edition that is shown, and saves what is released as a file, on wish also what is approved. */
export function EditionActions() {
  const t = useT();
  const record = useRecordContext<{ id: number }>();
  const { run, pending } = useCommand(async ({ format, approved }: { format: Format; approved: boolean }) =>
    saveFile(await send(exportEdition, { params: { id: record!.id, format }, query: { approved } })),
  );
  return (
    <>
      {can(currentRole(), releaseTranslation.roles) && (
        <RecordActionButton label={t('translation.office.edition.release')} dialog={Release} look="quiet" />
      )}
      {can(currentRole(), exportEdition.roles) &&
        formats.map((format) => (
          <button
            key={format}
            type="button"
            className="button quiet"
            disabled={pending || !record}
            onClick={() => void run({ format, approved: false })}
          >
            {t(`translation.office.edition.${format}`)}
          </button>
        ))}
      {can(currentRole(), exportEdition.roles) && (
        <Menu
          button={t('translation.office.edition.with_approved')}
          className="button quiet"
          disabled={pending || !record}
        >
          {formats.map((format) => (
            <button
              key={format}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => void run({ format, approved: true })}
            >
              {t(`translation.office.edition.${format}`)}
            </button>
          ))}
        </Menu>
      )}
    </>
  );
}
