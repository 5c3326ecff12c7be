import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The backend says where the server's package is; by hand it is the same folder.
const out = process.env.PUNTO_WEB_OUT ?? '../src/puntobanco/server/static';
const server = process.env.PUNTO_SERVER ?? 'http://127.0.0.1:8080';

// The message catalogue, which the screens share with the server.
const locales = fileURLToPath(new URL('../src/puntobanco/words/locales', import.meta.url));

/** The chunk of a file of the catalogue; what every visitor loads stays in the chunk that asks for it. */
function wordsOf(id: string): string | null {
  const [, tag, file] = /\/([^/]+)\/(screens|shared|lists|office)\.ftl/.exec(id) ?? [];
  if (!tag || tag === 'en') return null;
  return file === 'office' ? `office-${tag}` : `words-${tag}`;
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: out,
    emptyOutDir: false,
    target: 'es2022',
    // The page's policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    reportCompressedSize: mode !== 'production',
    // What a visitor loads of a language is one file, and the office another.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wordsOf, test: /\.ftl/ }] } } },
  },
  resolve: {
    alias: { '@locales': locales },
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  server: {
    fs: { allow: ['.', locales] },
    proxy: {
      // The house takes requests and sockets of its own pages alone.
      '/api': { target: server, headers: { origin: server } },
      '/ws': { target: server, ws: true, headers: { origin: server } },
    },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false },
}));
