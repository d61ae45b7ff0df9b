import { useEffect, useState } from 'react';
import { palettes, type Mode } from '../../ui/theme/palettes.ts';
import { copyPointerStates } from './copyPointerStates.ts';
import { parts } from './parts/index.tsx';
import { sampleTexts } from './sampleTexts.ts';
import css from './Design.module.css';

const modes = Object.keys(palettes) as Mode[];

/** Every shared part in its states, by day and by night, in three scripts: to look at while one works on it. */
export function Design() {
  const [pointerRules, setPointerRules] = useState('');
  // The styles of all parts are on the page now.
  useEffect(() => setPointerRules(copyPointerStates()), []);
  return (
    <div className="stack">
      <style>{pointerRules}</style>
      {Object.entries(parts).map(([part, draw]) => (
        <section key={part} aria-labelledby={part}>
          <h2 id={part} translate="no">
            {part}
          </h2>
          <div className={css.samples}>
            {modes.flatMap((mode) =>
              Object.entries(sampleTexts).map(([language, words]) => (
                <div key={mode + language} className={css.sample} data-mode={mode} lang={language}>
                  {draw(words, `${part}-${mode}-${language}`)}
                </div>
              )),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
