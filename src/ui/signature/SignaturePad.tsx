import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useT } from '../../i18n/index.ts';
import { palettes } from '../theme/tokens.ts';
import { drawInk, pad, type Point, type Stroke } from './ink.ts';
import css from './signature.module.css';

const sharpness = 2;

/** A field to sign in by hand: mouse, pen or finger. */
export function SignaturePad({
  strokes,
  onChange,
}: {
  strokes: readonly Stroke[];
  onChange: (strokes: Stroke[]) => void;
}) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<Point[]>();

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    context.clearRect(0, 0, pad.width, pad.height);
    drawInk(context, drawn ? [...strokes, drawn] : strokes);
  }, [strokes, drawn]);

  const pointAt = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * pad.width, y: ((clientY - top) / height) * pad.height };
  };
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn([pointAt(event)]);
  };
  const draw = (event: PointerEvent) => {
    const point = pointAt(event);
    setDrawn((points) => points && [...points, point]);
  };
  const end = () => {
    if (drawn) onChange([...strokes, drawn]);
    setDrawn(undefined);
  };
  return (
    <div className={css.hand}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('contracts.author.mark.pad')}
        className={css.pad}
        style={{ background: palettes.light.surface }}
        width={pad.width * sharpness}
        height={pad.height * sharpness}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <div className={css.actions}>
        <p className={css.muted}>{t('contracts.author.mark.pad_text')}</p>
        <button
          type="button"
          className="button quiet"
          disabled={strokes.length === 0}
          onClick={() => onChange(strokes.slice(0, -1))}
        >
          {t('contracts.author.mark.undo')}
        </button>
        <button type="button" className="button quiet" disabled={strokes.length === 0} onClick={() => onChange([])}>
          {t('contracts.author.mark.clear')}
        </button>
      </div>
    </div>
  );
}
