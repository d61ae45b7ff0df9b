import type { TranslatedChapterState } from '#domain/translation/translatedChapter.ts';
import { useT } from '../../i18n/index.ts';
import { StateChip } from '../../ui/state/StateChip.tsx';

interface Props {
  state: TranslatedChapterState;
  /** Its source has changed since it was translated. */
  stale: boolean;
}

/** How a translated chapter stands. */
export function ChapterState({ state, stale }: Props) {
  const t = useT();
  return (
    <>
      <StateChip state={state}>{t(`translation.office.grid.state.${state}`)}</StateChip>
      {stale && (
        <>
          {' '}
          <StateChip tone="waiting">{t('translation.office.grid.stale')}</StateChip>
        </>
      )}
    </>
  );
}
