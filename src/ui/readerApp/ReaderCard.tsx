import { readerApp } from '#domain/comments/readerApp.ts';
import { useT } from '../../i18n/index.ts';
import { makePreloadable } from '../../lib/lazy/preloadable.ts';
import { lazyWithPreload } from '../lazy/lazyWithPreload.tsx';
import css from './ReaderApp.module.css';

// Where it cannot be downloaded, the address below it is enough.
const QrCode = lazyWithPreload(
  makePreloadable(async () => (await import('../QrCode.tsx')).default),
  'extra',
);

/** The reader app's address, as a QR code and in letters. */
export function ReaderCard() {
  const t = useT();
  return (
    <>
      <div className={css.code}>
        <QrCode value={readerApp} title={t('layout.reader_app_code')} />
      </div>
      <p>{t('layout.reader_app_text')}</p>
      <a href={readerApp} translate="no">
        {new URL(readerApp).host}
      </a>
    </>
  );
}
