import type { Plugin } from 'vite';

/** A file that only hands on what a page exports from a part: imports for their effect, and one export from elsewhere. */
const FACADE = /^(?:import"[^"]+";)*export\{([^}]+)\}from"\.\/([^"]+)";$/;

/** The bundler gives a page that shares its part a file of 50 bytes, to be asked for by itself; pages take it from the part instead. */
export const withoutFacades: Plugin = {
  name: 'without-facades',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const instead = new Map<string, string>();
      for (const [path, file] of Object.entries(bundle)) {
        if (file.type !== 'chunk' || !file.isDynamicEntry) continue;
        const [, names, part] = FACADE.exec(file.code.trim()) ?? [];
        if (names === undefined || part === undefined) continue;
        const fields = names.split(',').map((one) => {
          const [inside, outside = inside] = one.trim().split(' as ');
          return `${outside}:e.${inside}`;
        });
        instead.set(file.fileName.replace('assets/', ''), `import(\`./${part}\`).then(e=>({${fields.join(',')}}))`);
        delete bundle[path];
      }
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replace(/import\(`\.\/([^`]+)`\)/g, (call, name: string) => instead.get(name) ?? call);
    },
  },
};
