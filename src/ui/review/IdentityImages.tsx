import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { PrivateImage } from '../PrivateImage.tsx';
import css from './review.module.css';

/** The pictures of an identity document, which are fetched once somebody asks for them: each look is noted. */
export function IdentityImages({ urls }: { urls: readonly string[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const name = t('contracts.office.application.identity');
  if (!isOpen)
    return (
      <div className={css.hidden} data-actions="">
        <button type="button" className="button quiet" onClick={() => setOpen(true)}>
          {t('accounts.office.person.show_identity')}
        </button>
        <p className="muted">{t('accounts.office.person.logged')}</p>
      </div>
    );
  return urls.map((url) => (
    <figure key={url}>
      <PrivateImage url={url} alt={name} />
      <figcaption>{name}</figcaption>
    </figure>
  ));
}
