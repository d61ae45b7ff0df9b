import { useCallback } from 'react';
import { useI18n } from '../../i18n/index.ts';

interface Tag {
  code: string;
  name: string;
}

/** Tags in the reader's language; one that the catalogue does not know keeps the name that the staff gave it. */
export function useTagNames() {
  const { translate } = useI18n();
  return useCallback(
    (offered: readonly Tag[], chosen: readonly (string | undefined)[]): Tag[] => {
      const missingTags = chosen
        .filter((code) => code && !offered.some((tag) => tag.code === code))
        .map((code) => ({ code: code!, name: code! }));
      return [...offered, ...missingTags].map(({ code, name }) => ({
        code,
        name: translate(`stories.shared.tag.${code}`, { _: name }),
      }));
    },
    [translate],
  );
}
