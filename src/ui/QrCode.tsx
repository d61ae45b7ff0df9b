import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';

/** Dark on white in both modes, as cameras expect it. */
export default function QrCode({ value, title }: { value: string; title: string }): ReactNode {
  return <QRCodeSVG value={value} title={title} size={148} marginSize={2} role="img" aria-label={title} />;
}
