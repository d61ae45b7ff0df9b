import { useEffect, useRef } from 'react';
import SignatureCanvas from 'signature_pad';
import { useT } from '../../i18n/index.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { palettes } from '../theme/palettes.ts';
import { pen, type Stroke } from './ink.ts';
import css from './signature.module.css';

interface Props {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
}

const sharpness = 2;

/** A field to sign in by hand: mouse, pen or finger. */
export function SignaturePad({ strokes, onChange }: Props) {
  const t = useT();
  const field = useRef<HTMLCanvasElement>(null);
  const signature = useRef<SignatureCanvas>(undefined);
  /** What the field shows; it takes no other while a stroke is drawn. */
  const drawnStrokes = useRef<readonly Stroke[]>(undefined);
  const changed = useLatest(onChange);

  useEffect(() => {
    const canvas = field.current!;
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    const pad = (signature.current = new SignatureCanvas(canvas, pen));
    pad.addEventListener('endStroke', () => {
      drawnStrokes.current = [...pad.toData()];
      changed.current(drawnStrokes.current);
    });
    const observer = new ResizeObserver(() => {
      canvas.width = canvas.clientWidth * sharpness;
      canvas.height = canvas.clientHeight * sharpness;
      context.scale(sharpness, sharpness);
      pad.redraw();
    });
    observer.observe(canvas);
    return () => {
      observer.disconnect();
      pad.off();
      drawnStrokes.current = undefined;
    };
  }, [changed]);

  useEffect(() => {
    if (drawnStrokes.current === strokes) return;
    drawnStrokes.current = strokes;
    signature.current?.fromData([...strokes]);
  }, [strokes]);

  return (
    <div className={css.drawing}>
      <canvas
        ref={field}
        role="img"
        aria-label={t('contracts.author.signature.pad')}
        className={css.canvas}
        style={{ background: palettes.light.surface }}
      />
      <div className={css.actions}>
        <p className="muted">{t('contracts.author.signature.pad_text')}</p>
        <button
          type="button"
          className="button quiet"
          disabled={strokes.length === 0}
          onClick={() => onChange(strokes.slice(0, -1))}
        >
          {t('contracts.author.signature.undo')}
        </button>
        <button type="button" className="button quiet" disabled={strokes.length === 0} onClick={() => onChange([])}>
          {t('contracts.author.signature.clear')}
        </button>
      </div>
    </div>
  );
}
