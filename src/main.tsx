import './theme/fonts.css';
import './theme/base.css';
import './theme/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentRole } from './authProvider/session.ts';
import { startLanguage } from './i18n/index.ts';
import { fetchArea } from './shell/Area.tsx';
import { arrive } from './shell/arrival.ts';
import { Root } from './shell/Root.tsx';
import { startMode } from './theme/mode.ts';
import { insertTokens } from './theme/tokens.ts';

arrive();
insertTokens();
startMode();
// The code of the area is on its way before anything is drawn.
const role = currentRole();
if (role) fetchArea(role);
await startLanguage(role);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);
