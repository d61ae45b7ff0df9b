import { isUnwritten } from '#domain/chapters/chapter.ts';
import { useT } from '../../i18n/index.ts';
import { useDualTime } from '../../lib/time/zones.ts';
import { StateChip } from '../../ui/state/StateChip.tsx';
import type { ReadyChapter } from './useRelease.ts';
import css from './Wizard.module.css';

interface Props {
  chapters: readonly ReadyChapter[];
  /** The language of the story. */
  written: string;
  chosen: ReadonlySet<number>;
  onChoose: (ids: ReadonlySet<number>) => void;
  most: number;
  onNext: () => void;
}

export function ChooseChapters({ chapters, written, chosen, onChoose, most, onNext }: Props) {
  const t = useT();
  const formatDual = useDualTime();
  const isOpen = ({ state, word_count }: Pick<ReadyChapter, 'state' | 'word_count'>) =>
    !isUnwritten({ status: state, revision_status: null, word_count });
  const open = chapters.filter(isOpen);
  const choose = (some: readonly ReadyChapter[]) => onChoose(new Set(some.map(({ id }) => id)));
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  const tooMany = chosen.size > most;
  return (
    <section className={css.step}>
      <p className={css.muted}>{t('releases.writing.choose.text')}</p>
      <div className="actions">
        <button className="button quiet" onClick={() => choose(open.filter(({ release_at }) => release_at === null))}>
          {t('releases.writing.choose.unplanned')}
        </button>
        <button className="button quiet" onClick={() => choose(open)}>
          {t('releases.writing.choose.all')}
        </button>
        <button className="button quiet" onClick={() => choose([])}>
          {t('releases.writing.choose.clear')}
        </button>
      </div>
      <ul className={css.chapters}>
        {chapters.map(({ id, number, title, state, release_at, word_count }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                disabled={!isOpen({ state, word_count })}
                checked={chosen.has(id)}
                onChange={() => toggle(id)}
              />
              <span className={css.name}>
                {t('releases.writing.chapter', { number })}
                {title && <span lang={written}> {title}</span>}
              </span>
              <StateChip state={state}>{t(`chapters.shared.status.${state}`)}</StateChip>
              {!isOpen({ state, word_count }) && <span className={css.muted}>{t('chapters.shared.errors.empty')}</span>}
              {release_at && (
                <span className={css.muted}>
                  {t('releases.writing.choose.planned', { date: formatDual(release_at) })}
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <p role="status" className={tooMany ? css.problem : undefined}>
          {tooMany
            ? t('releases.writing.choose.too_many', { max: most })
            : t('releases.writing.choose.chosen', {
                smart_count: chosen.size,
                count: chosen.size,
              })}
        </p>
        <button className="button" disabled={chosen.size === 0 || tooMany} onClick={onNext}>
          {t('releases.writing.next')}
        </button>
      </div>
    </section>
  );
}
