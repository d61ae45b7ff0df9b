import { formatClock } from '../../i18n/format.ts';
import { useI18n, useLanguage, useT } from '../../i18n/index.ts';
import type { SaveState } from './saving/saver.ts';
import css from './editor.module.css';

type Tone = 'good' | 'busy' | 'bad';

interface Props {
  state: SaveState;
  /** There is no chapter yet. */
  blank: boolean;
  /** The server takes no text of this length. */
  tooLong: boolean;
}

/** Where the text stands, always and truly. */
export function SaveStateLine(props: Props) {
  const { tone, words } = useSaid(props);
  return (
    // It changes with each word: only what is wrong is read out.
    <p
      className={`${css.state} ${css[tone]}`}
      role="status"
      aria-live={tone === 'bad' ? 'polite' : 'off'}
      data-guide="editStory.saved"
    >
      {words}
    </p>
  );
}

function useSaid({ state, blank, tooLong }: Props): { tone: Tone; words: string } {
  const { standing, failure, journal, savedAt } = state;
  const t = useT();
  const language = useLanguage();
  const { translate } = useI18n();
  const long = standing === 'refused' && tooLong;
  const reason = long ? t('editor.state.too_long') : failure && translate(failure.message, failure.args);
  if (standing === 'saving' || standing === 'typed') return { tone: 'busy', words: t('editor.state.saving') };
  if (standing === 'saved') {
    if (blank) return { tone: 'busy', words: t('editor.state.blank') };
    const words =
      savedAt === undefined
        ? t('editor.state.saved')
        : t('editor.state.saved_at', { time: formatClock(savedAt, language) });
    return { tone: 'good', words };
  }
  if (standing === 'conflict')
    return { tone: 'bad', words: t('editor.state.not_saved', { reason: t('editor.state.other_text') }) };
  if (standing !== 'away' || failure!.status === 507) {
    const kept = journal === 'kept' && (standing !== 'refused' || long);
    return { tone: 'bad', words: t(kept ? 'editor.state.device_only' : 'editor.state.not_saved', { reason }) };
  }
  if (journal !== 'kept')
    return { tone: 'bad', words: t('editor.state.not_saved', { reason: t('editor.state.no_connection') }) };
  return { tone: 'bad', words: t(failure!.status === 0 ? 'editor.state.offline' : 'editor.state.no_answer') };
}
