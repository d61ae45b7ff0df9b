import { StrictMode } from 'react';
import '../ui/theme/fonts.css';
import '../ui/theme/measures.css';
import '../ui/theme/base.css';
import '../ui/theme/controls.css';
import '../ui/theme/parts.css';
import '../ui/theme/figures.css';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../i18n/index.ts';
import { currentRole } from '../lib/session/session.ts';
import { startViewport } from '../lib/useViewport.ts';
import { startMode } from '../ui/theme/mode.ts';
import { insertTokens } from '../ui/theme/palettes.ts';
import { firstArea } from './initialRequests.ts';
import { Root } from './shell/Root.tsx';
import { consumeUrlParams } from './shell/urlParams.ts';

consumeUrlParams();
insertTokens();
startMode();
startViewport();
// Not awaited by the module: the areas' code imports from this file's chunk, and would wait for it in turn.
void Promise.all([startLanguage(currentRole()), firstArea]).then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  ),
);
