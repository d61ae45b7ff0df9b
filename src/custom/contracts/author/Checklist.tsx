import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import type { Eligibility } from '#domain/contracts/eligibility.ts';
import { useT } from '../../../i18n/index.ts';
import { getPenNamePath, getProfilePath } from '../../../lib/routing/guard.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getChapterPath, getSignPath, getStoryFormPath } from '../../../lib/routing/story.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import css from './Checklist.module.css';

type Line = Pick<Eligibility, 'check' | 'met' | 'args' | 'fields'>;

/** Where a line of the checklist is mended. */
const getPlace = (check: Line['check'], id: number): string | undefined =>
  (
    {
      words: getChapterPath(id),
      genre: getStoryFormPath(id),
      pen_name: getPenNamePath(`?redirect=${encodeURIComponent(getSignPath(id))}`),
      profile: getProfilePath(getSignPath(id)),
      age: getProfilePath(getSignPath(id)),
      lock: '/home',
    } as Partial<Record<string, string>>
  )[check];

/** Says a line of the checklist with its figures. */
export function useCheckWords(): (check: Line) => string {
  const t = useT();
  const formatDual = useDualTime();
  return ({ check, met, args, fields }) => {
    switch (check) {
      case 'words':
        return t('contracts.author.check.words', {
          smart_count: Number(args.words),
          words: args.words,
          more_than: args.more_than,
        });
      case 'attempts': {
        const remainingAttempts = Math.max(0, Number(args.total) - Number(args.used));
        return t('contracts.author.check.attempts', {
          smart_count: remainingAttempts,
          left: remainingAttempts,
          total: args.total,
        });
      }
      case 'profile':
        if (met) return t('contracts.author.check.profile');
        return t('contracts.author.check.profile_not', {
          fields: fields.map((name) => t(`accounts.shared.person.field.${name}`)).join(' · '),
        });
      case 'pen_name':
        return met ? t('contracts.author.check.pen_name') : t('contracts.shared.errors.pen_name');
      case 'age':
        return t('contracts.author.check.age', { age: args.age });
      case 'maintenance':
        return met
          ? t('contracts.author.check.maintenance')
          : t('contracts.author.check.maintenance_not', { to: formatDual(String(args.to)) });
      case 'lock':
        return met ? t('contracts.author.check.lock') : t('contracts.shared.errors.lock', { reason: args.reason });
      case 'genre':
        return met ? t('contracts.author.check.genre') : t('contracts.shared.errors.genre');
      default:
        return met ? t('contracts.author.check.status') : t('contracts.shared.errors.status');
    }
  };
}

/** Whether a contract can be applied for now, line by line; what does not hold leads to where it is mended. */
export function Checklist({ id, checks, text }: { id: number; checks: readonly Line[]; text?: string }) {
  const t = useT();
  const say = useCheckWords();
  const unmet = checks.filter(({ met }) => !met);
  return (
    <section className="card" aria-labelledby={`ready-${id}`}>
      <h2 id={`ready-${id}`}>
        {t(unmet.length > 0 ? 'contracts.author.check.not_ready' : 'contracts.author.check.ready', {
          smart_count: unmet.length,
        })}
      </h2>
      {text && <p className={css.text}>{text}</p>}
      <ul className={css.checks}>
        {[...unmet, ...checks.filter(({ met }) => met)].map((line) => {
          const place = line.met ? undefined : getPlace(line.check, id);
          return (
            <li key={line.check} data-met={line.met}>
              {line.met ? <Check /> : <X />}
              <span className="visually-hidden">
                {t(line.met ? 'contracts.author.check.met' : 'contracts.author.check.unmet')}
              </span>
              <span>
                {say(line)}
                {line.check === 'words' && !line.met && (
                  <progress
                    className={css.words}
                    max={contractLimits.moreWordsThan + 1}
                    value={Number(line.args.words)}
                    aria-label={t('contracts.author.info.words')}
                  />
                )}
              </span>
              {place && <Link to={place}>{t(`contracts.author.check.mend.${line.check as 'words'}`)}</Link>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
