import { StrictMode } from 'react';
import './theme/fonts.css';
import './theme/base.css';
import './theme/controls.css';
import { createRoot } from 'react-dom/client';
import { firstArea } from './ahead.ts';
import { currentRole } from './authProvider/session.ts';
import { startLanguage } from './i18n/index.ts';
import { arrive } from './shell/arrival.ts';
import { Root } from './shell/Root.tsx';
import { startMode } from './theme/mode.ts';
import { insertTokens } from './theme/tokens.ts';

arrive();
insertTokens();
startMode();
// Not awaited by the module: the areas' code imports from this file's chunk, and would wait for it in turn.
void Promise.all([startLanguage(currentRole()), firstArea]).then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  ),
);
