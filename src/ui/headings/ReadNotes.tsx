import type { LeftOutKind } from '#domain/chapter-import/leftOut.ts';
import { useT } from '../../i18n/index.ts';
import { useFormatCount } from '../../i18n/useFormatCount.ts';
import css from './notes.module.css';

/** A title was taken from the line below its heading, and can be given back to the text. */
export function TitleBelow({ onLower }: { onLower: () => void }) {
  const t = useT();
  return (
    <span className={css.hint}>
      {t('chapter-import.shared.title_below')}{' '}
      <button type="button" className={css.tool} onClick={onLower}>
        {t('chapter-import.shared.lower_title')}
      </button>
    </span>
  );
}

/** What a chapter cannot keep of a file. */
export function LeftOutNote({ left }: { left: readonly { kind: LeftOutKind; count: number }[] }) {
  const t = useT();
  const formatCount = useFormatCount();
  if (left.length === 0) return null;
  const lost = left.map((one) => formatCount(`chapter-import.shared.left_out_kind.${one.kind}`, one.count));
  return <span className={css.warning}>{t('chapter-import.shared.left_out', { list: lost.join(', ') })}</span>;
}
