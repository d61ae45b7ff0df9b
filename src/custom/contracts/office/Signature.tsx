import { useT } from '../../../i18n/index.ts';
import { PrivateImage } from '../../../ui/PrivateImage.tsx';
import { Card } from '../../../ui/review/Card.tsx';
import { IdentityImages } from '../../../ui/review/IdentityImages.tsx';
import type { ApplicationReviewed } from './application.ts';
import css from '../../../ui/review/review.module.css';

/** The signature beside the images that it is compared with, and the name that both should be of. */
export function Signature({ review }: { review: ApplicationReviewed }) {
  const t = useT();
  const { signature, identity_images, real_name } = review.author;
  return (
    <Card title={t('contracts.office.application.compare')}>
      <p className={css.name} translate="no">
        {real_name}
      </p>
      <div className={css.compare}>
        <figure className={css.signature}>
          {signature && <PrivateImage url={signature} alt={t('contracts.office.application.signature')} />}
          <figcaption>{t('contracts.office.application.signature')}</figcaption>
        </figure>
        {identity_images.length > 0 && <IdentityImages urls={identity_images} />}
      </div>
    </Card>
  );
}
