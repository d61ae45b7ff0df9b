import './theme/fonts.css';
import './theme/base.css';
import './theme/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentUser } from './authProvider/session.ts';
import { startLanguage } from './i18n/index.ts';
import { loadArea } from './shell/areas.ts';
import { Root } from './shell/Root.tsx';
import { startMode } from './theme/mode.ts';
import { insertTokens } from './theme/tokens.ts';

insertTokens();
startMode();
// The code of the area is on its way before anything is drawn.
if (currentUser()) void loadArea();
await startLanguage();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);
