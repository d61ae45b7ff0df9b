import { useT } from '../i18n/index.ts';
import { ApiError } from '../lib/api/apiError.ts';
import { getDisplayName, useUser } from '../lib/session/session.ts';

/** Was something refused because the portal is only seen as an author sees it? There is nothing to try again then. */
export const isHidden = (error: unknown): boolean =>
  error instanceof ApiError && error.message === 'accounts.shared.viewing.refused';

/** Says so, for whoever looks. */
export function useHiddenSentence(): string {
  const t = useT();
  const user = useUser();
  return t('accounts.shared.viewing.hidden', { name: user ? getDisplayName(user) : '' });
}

/** Stands where whoever looks as an author is not shown what is the author's alone. */
export function Hidden({ title }: { title: string }) {
  const sentence = useHiddenSentence();
  return (
    <section className="card">
      <h2>{title}</h2>
      <p className="muted">{sentence}</p>
    </section>
  );
}
