import { requestedMachines } from './machine-names.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { registry } = await import('../machines/registry/registry.ts');
const { measureMachines } = await import('./mutation/machines.ts');
const { staleHeats } = await import('./mutation/stale-heat.ts');
const { measureScreens } = await import('./mutation/screens.ts');

/*
 * npm run mutation -- [NAME …]: both scores. --machines, --screens: one of them. --heat: of machines, written down for their
 * pages; with --stale of those alone that have changed since.
 */
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const asked = requestedMachines(registry, names);
const isHeat = words.includes('--heat');
const models = words.includes('--stale') ? staleHeats(asked) : asked;
if (!words.includes('--screens')) await measureMachines(models, { isNamed: names.length > 0, isHeat });
if (!words.includes('--machines') && !isHeat) await measureScreens(models.map(({ name }) => name));
