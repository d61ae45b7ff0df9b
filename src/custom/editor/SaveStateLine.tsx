import { formatClock } from '#domain/shared/formatDates.ts';
import { useI18n, useLanguage, useT } from '../../i18n/index.ts';
import type { SaveState } from './saving/saver.ts';
import css from './SaveStateLine.module.css';

type Tone = 'good' | 'pending' | 'bad';

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
  const { status, failure, journal, savedAt } = state;
  const t = useT();
  const language = useLanguage();
  const { translate } = useI18n();
  const long = status === 'refused' && tooLong;
  const reason = long ? t('editor.writing.state.too_long') : failure && translate(failure.message, failure.args);
  if (status === 'saving' || status === 'dirty') return { tone: 'pending', words: t('editor.writing.state.saving') };
  if (status === 'saved') {
    if (blank) return { tone: 'pending', words: t('editor.writing.state.blank') };
    const words =
      savedAt === undefined
        ? t('editor.writing.state.saved')
        : t('editor.writing.state.saved_at', { time: formatClock(savedAt, language) });
    return { tone: 'good', words };
  }
  if (status === 'conflict')
    return {
      tone: 'bad',
      words: t('editor.writing.state.not_saved', { reason: t('editor.writing.state.other_text') }),
    };
  if (status !== 'retrying' || failure!.status === 507) {
    const isOnDevice = journal === 'kept' && (status !== 'refused' || long);
    return {
      tone: 'bad',
      words: t(isOnDevice ? 'editor.writing.state.device_only' : 'editor.writing.state.not_saved', { reason }),
    };
  }
  if (journal !== 'kept')
    return {
      tone: 'bad',
      words: t('editor.writing.state.not_saved', { reason: t('editor.writing.state.no_connection') }),
    };
  return {
    tone: 'bad',
    words: t(failure!.status === 0 ? 'editor.writing.state.offline' : 'editor.writing.state.no_answer'),
  };
}
