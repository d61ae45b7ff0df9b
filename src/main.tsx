import './theme/fonts.css';
import './theme/base.css';
import './theme/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentRole, currentToken } from './authProvider/session.ts';
import { headStart } from './dataProvider/headStart.ts';
import { startLanguage } from './i18n/index.ts';
import { currentAddress } from './shell/address.ts';
import { fetchArea, fetchOutside } from './shell/Area.tsx';
import { arrive } from './shell/arrival.ts';
import { Root } from './shell/Root.tsx';
import { startMode } from './theme/mode.ts';
import { insertTokens } from './theme/tokens.ts';

arrive();
insertTokens();
startMode();
// The code of the first screen, and what it shows, are on their way before anything is drawn.
const role = currentRole();
if (role) {
  fetchArea(role);
  headStart(currentAddress(), currentToken()!);
} else if (!currentToken()) fetchOutside(currentAddress());
await startLanguage(role);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);
