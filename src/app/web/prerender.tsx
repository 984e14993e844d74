// The build's way in: draws a public page to HTML. The browser then hydrates exactly this tree.
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { titleOf } from './navigation-effects.tsx';
import { isWithin, offlinePaths } from './offline-paths.ts';
import { Opening } from './opening.tsx';
import { preloadScreen } from './routes.tsx';
import { layoutChunks, screenRoutes } from './screens.ts';

export { isWithin, layoutChunks, offlinePaths, screenRoutes, titleOf };

export const prerenderedPaths = screenRoutes.filter((route) => route.description).map((route) => route.path);

/** What stands in the root element of every other path until its code is here. */
export const openingMarkup = () => renderToStaticMarkup(<Opening />);

/** The inner HTML of the root element for a path. */
export async function prerender(path: string) {
  await preloadScreen(path);
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}
