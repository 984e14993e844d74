// The web's build. Every asset is a file of its own: the page's policy allows no data: fonts and no inline code.
import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { operationsPlugin } from './scripts/operations-plugin.ts';

const wording = process.env.WORDING?.trim() || 'therapy';
const productName = process.env.PRODUCT_NAME?.trim() || 'Tulia';

/** The browser's own bars take the canvas colours, read from the tokens so that they are written once. */
function pageWords(): Plugin {
  return {
    name: 'page-words',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const tokens = readFileSync(new URL('./src/platform/web/tokens.css', import.meta.url), 'utf8');
        const [light, dark] = [...tokens.matchAll(/--canvas: (#[0-9a-f]{6})/g)].map((match) => match[1]);
        if (!light || !dark) throw new Error('tokens.css no longer names --canvas for both themes');
        return html
          .replace('%CANVAS_LIGHT%', light)
          .replace('%CANVAS_DARK%', dark)
          .replace('%PRODUCT_NAME%', productName);
      },
    },
  };
}

const server = { target: process.env.DEV_SERVER ?? 'http://localhost:3000', ws: true };

export default defineConfig({
  plugins: [react(), tailwindcss(), pageWords(), operationsPlugin()],
  define: {
    __PRODUCT_NAME__: JSON.stringify(productName),
    __WORDING__: JSON.stringify(wording),
  },
  server: { proxy: { '/api': server } },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        // What every page needs travels in one file; without this it comes as two dozen slivers.
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            {
              name: 'base',
              test: /platform[\\/]web[\\/](brand|class-names|theme|ui[\\/](ui\.copy|button|icon-button|spinner|toast|toast-viewport|error-state|empty-state|illustration-cloud|theme-toggle|tulia-mark))\.tsx?$/,
            },
            { name: 'base', test: /node_modules[\\/]lucide-react/, minShareCount: 4 },
          ],
        },
      },
    },
  },
});
