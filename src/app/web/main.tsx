// The browser's way in. A prerendered page is woken where it stands, and left standing when its code cannot be had: its links
// and numbers need no script. Any other path is drawn from nothing.
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { keepCrisisPage } from './crisis-keeper.ts';
import { preloadScreen } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw in');

const application = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const isPrerendered = root.dataset.path === location.pathname.replace(/(.)\/$/, '$1');
const isReady = await preloadScreen(location.pathname);
if (!isPrerendered) createRoot(root).render(application);
else if (isReady) hydrateRoot(root, application);

keepCrisisPage();
