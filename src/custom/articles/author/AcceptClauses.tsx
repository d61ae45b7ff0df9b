import { getClausePath } from '#domain/articles/clause.ts';
import { acceptClauses, type getClausesToAccept } from '#domain/articles/clauses.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatDay } from '#domain/shared/formatDates.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import { articleKeys } from '../queryKeys.ts';
import css from './clauses.module.css';

interface Props {
  items: AnswerOf<typeof getClausesToAccept>['items'];
  /** It is put off. */
  onClose: () => void;
}

/** What has changed in the clauses, to be accepted; it stands over the page, where nothing that was typed is lost. */
export function AcceptClauses({ items, onClose }: Props) {
  const t = useT();
  const language = useLanguage();
  const { run, pending } = useCommand(acceptClauses, { invalidatesAlways: [articleKeys.allToAccept] });
  const accept = () => run({ body: { items: items.map(({ slug, number }) => ({ slug, number })) } });
  return (
    <AskDialog
      title={t('articles.author.clause.title')}
      action={t('articles.author.clause.accept')}
      back={t('articles.author.clause.later')}
      pending={pending}
      onDo={() => void accept()}
      onClose={onClose}
    >
      <p>{t('articles.author.clause.text')}</p>
      {items.map(({ slug, number, effective_on, title, language: textLanguage, notes }) => (
        <section key={slug} className={css.clause} aria-labelledby={`clause-${slug}`}>
          <h3 id={`clause-${slug}`} lang={textLanguage}>
            {title}
          </h3>
          <p className="muted">
            {t('articles.author.clause.edition', { number, day: formatDay(effective_on, language) })}
          </p>
          {notes.map((one) => (
            <p key={one.number} className={css.note} lang={one.language}>
              {one.note}
            </p>
          ))}
          <Link to={getClausePath(slug, number)} target="_blank" rel="noreferrer">
            {t('articles.author.clause.whole')}
          </Link>
        </section>
      ))}
    </AskDialog>
  );
}
