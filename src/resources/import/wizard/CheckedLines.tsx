import type { Entity } from '#domain/kit/entity.ts';
import { importFile } from '#domain/list-import/importFile.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { useFieldLabel } from '../../useFieldLabel.ts';
import { ImportErrors } from '../ImportErrors.tsx';
import type { Preview } from './useListImport.ts';

/** What would become of a file: how many records, or every line that is wrong. */
export function CheckedLines({ entity, preview }: { entity: Entity<any>; preview: Preview }) {
  const formatCount = useFormatCount();
  const label = useFieldLabel();
  const { lines, error_count, errors, unchecked } = preview;
  if (error_count === 0)
    return (
      <p role="status">
        <strong>{formatCount('list-import.office.ready', lines)}</strong>
      </p>
    );
  return (
    <>
      <p className="problem" role="alert">
        {formatCount('list-import.office.errors', error_count)}{' '}
        {error_count > errors.length && formatCount('common.office.import.shown', importFile.shownErrors)}{' '}
        {unchecked > 0 && formatCount('list-import.office.unchecked', unchecked)}
      </p>
      <ImportErrors errors={errors} formatColumn={(name) => label(entity, name)} />
    </>
  );
}
