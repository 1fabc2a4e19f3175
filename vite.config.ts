import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { earlyParts } from './tools/pages/early-parts.ts';
import { machineSourcesPlugin } from './tools/pages/machine-sources.ts';
import { pageParts } from './tools/pages/page-parts.ts';
import { plainIcons } from './tools/pages/plain-icons.ts';

/** sonner writes a style element on import, which the content security policy refuses; its own style sheet is imported instead. */
const sonnerWithoutInlineStyle: Plugin = {
  name: 'sonner-without-inline-style',
  transform: {
    filter: { id: /sonner[\\/]dist[\\/]index\.mjs/ },
    handler: (code) => code.replace(/^__insertCSS\(.*\);$/m, ''),
  },
};

/** The generated document of a name as an expression, without its text. */
const generatedDocument = (text: string, name: string): string => {
  const meta = new RegExp(`const ${name}Document = new TypedDocumentString\\(\`[^\`]*\`, (\\{[^}]*\\})\\)`).exec(
    text,
  )?.[1];
  if (!meta) throw new Error(`web/generated has no document ${name}: npm run generate.`);
  return `/* @__PURE__ */ new generated.TypedDocumentString('', ${meta})`;
};

/**
 * The built pages send a document's hash and never its text, so the text stays out of them: in NAME.documents.ts each
 * `graphql(...)` becomes the generated document itself (without the table of all texts), which keeps its hash only.
 */
const documentsByHash: Plugin[] = [
  {
    name: 'documents-without-table',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.documents\.ts$/ },
      handler(code, id) {
        const generated = `${id.slice(0, id.lastIndexOf('/web/'))}/web/generated/graphql.ts`;
        const text = readFileSync(generated, 'utf8');
        const names: string[] = [];
        const direct = code.replace(
          /graphql\(\s*`\s*(?:query|mutation|subscription)\s+(\w+)[^`]*`,?\s*\)/g,
          (_call, name: string) => {
            names.push(name);
            return generatedDocument(text, name);
          },
        );
        const plain = direct.replace(/^graphql\(\s*`\s*fragment[^`]*`,?\s*\);$/gm, ''); // stands in the texts of who uses it
        const imports = /^import .*gql\.ts';$/m;
        return names.length > 0 ? plain.replace(imports, `import * as generated from '${generated}';`) : null;
      },
    },
  },
  {
    name: 'documents-without-text',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /web[\\/]generated[\\/]graphql\.ts$/ },
      handler: (code) =>
        code.replace(/new TypedDocumentString\(`[^`]*`/g, "/* @__PURE__ */ new TypedDocumentString(''"),
    },
  },
];

/**
 * graphql-request brings the parser and printer of `graphql` (9 KB) for documents that are no strings, and to find out
 * an operation's name. Ours are strings, and it is told not to ask for names: what is left is the one constant it reads.
 */
const requestsWithoutParser: Plugin = {
  name: 'requests-without-parser',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^graphql$/ },
    handler: (_id, importer) => (importer?.includes('graphql-request') ? '\0graphql-kinds' : null),
  },
  load: {
    filter: { id: /graphql-kinds$/ },
    handler: () => `
      export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };
      const unused = () => { throw new Error('Documents are strings here.'); };
      export { unused as parse, unused as print };`,
  },
};

/** React has had this hook for years; the copy for older ones is left out, and what both of its forms add to it is taken once. */
const ownExternalStore: Plugin = {
  name: 'own-external-store',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^use-sync-external-store\/shim(\/|$)/ },
    handler(id, importer) {
      if (!id.includes('with-selector')) return '\0own-external-store';
      return this.resolve('use-sync-external-store/with-selector', importer);
    },
  },
  load: {
    filter: { id: /own-external-store$/ },
    handler: () => "export { useSyncExternalStore } from 'react';",
  },
};

/** A style sheet in the head keeps everything from being painted; behind the first frame it keeps only the scripts waiting. */
const frameBeforeStyles: Plugin = {
  name: 'frame-before-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const sheet = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0];
      if (!sheet) throw new Error('index.html has no style sheet to move behind the first frame.');
      return html.replace(sheet, '').replace('</body>', `${sheet.trim()}\n  </body>`);
    },
  },
};

/** Quality 11 with one postfix bit: of all settings the fewest bytes for our scripts. */
const brotliSettings = { params: { [constants.BROTLI_PARAM_NPOSTFIX]: 1 } };

/** Compressed once, as small as it gets: services/server/static-files.ts sends what lies beside a file. */
const compressedBeside: Plugin = {
  name: 'compressed-beside',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(js|css|html|svg)$/.test(name));
    await Promise.all(
      names.map(async (name) => {
        const path = join(dir ?? '', name);
        const bytes = readFileSync(path);
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(bytes, brotliSettings),
          promisify(gzip)(bytes, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      }),
    );
  },
};

/** The script of every page, minified twice: terser takes 0.6 KB that the build's own minifier leaves. */
const coreMinifiedTwice: Plugin = {
  name: 'core-minified-twice',
  apply: 'build',
  async generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type !== 'chunk' || part.name !== 'core') continue;
      const { code } = await minify(part.code, { module: true, ecma: 2020, compress: { passes: 2 } });
      if (code) part.code = code;
    }
  },
};

/** Where `vite` alone, without the product's own server, finds the gateway. */
const gateway = process.env['PUBLIC_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    tailwindcss(),
    sonnerWithoutInlineStyle,
    requestsWithoutParser,
    plainIcons,
    machineSourcesPlugin(),
    ownExternalStore,
    ...documentsByHash,
    frameBeforeStyles,
    earlyParts,
    coreMinifiedTwice,
    compressedBeside,
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
    },
    rolldownOptions: {
      output: {
        // The first script names every file of the pages: a shorter hash of each is 0.1 KB less to load.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: pageParts },
      },
    },
  },
  optimizeDeps: { exclude: ['sonner'] },
  server: { proxy: { '/graphql': gateway, '/files': gateway } },
});
