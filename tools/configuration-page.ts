import type { environment } from '../services/server/environment.ts';

type Settings = (typeof environment)['shape'];

const defaultOf = (value: unknown) => {
  if (value === null) return 'none';
  return `\`${typeof value === 'boolean' ? Number(value) : value}\``;
};

/** docs/configuration.md: the settings with their defaults and descriptions, as they are read at the start. */
export function configurationPage(settings: Settings): [path: string, text: string] {
  const rows = Object.entries(settings).map(
    ([name, schema]) => `| \`${name}\` | ${defaultOf(schema.parse(undefined))} | ${schema.description} |`,
  );
  const head = [
    '# Configuration',
    '',
    'Environment variables, read and checked once at start; every fault is reported, no secret is printed.',
    '',
    '| name | default | meaning |',
    '|---|---|---|',
  ];
  return ['docs/configuration.md', `${[...head, ...rows].join('\n')}\n`];
}
