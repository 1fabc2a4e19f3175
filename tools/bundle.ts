import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { replaceFolder } from './replace-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Packages that are not bundled: they bring files of their own (WebAssembly, native code), are needed by scripts alone,
 * or are large and loaded only where they are configured.
 */
const EMBEDDED_DATABASE = '@electric-sql/pglite';
const external = [EMBEDDED_DATABASE, 'pg', 'pino', 'date-holidays', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'];

/** Packages that the bundle still reads from node_modules where it runs on PostgreSQL. */
export const runtimePackages: readonly string[] = external.filter((name) => name !== EMBEDDED_DATABASE);

/**
 * graphql has each module twice, for `import` (.mjs) and for `require` (.js), and some packages ask for parts of it.
 * Everybody gets the same copy: the classes of one are strange to the `instanceof` of the other.
 */
const oneGraphql: Plugin = {
  name: 'one-graphql',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^graphql(\/|$)/ },
    handler(id) {
      const path = join(root, 'node_modules', id).replace(/\.m?js$/, '');
      return [`${path}.mjs`, join(path, 'index.mjs')].find((candidate) => existsSync(candidate)) ?? null;
    },
  },
};

/**
 * Puts start.ts and what it uses into a few files in `dist/`. Nothing is gained but time: Node finds, reads and compiles
 * some 600 modules at every start otherwise.
 */
export async function bundleServer(): Promise<void> {
  const building = join(root, `node_modules/.cache/preflight-server-${process.pid}`);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [oneGraphql],
    ssr: { noExternal: true, external },
    build: {
      ssr: 'start.ts',
      outDir: building,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      reportCompressedSize: false,
    },
  });
  replaceFolder(building, join(root, 'dist'));
}

if (import.meta.main) await bundleServer();
