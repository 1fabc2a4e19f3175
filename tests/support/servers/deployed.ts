import { readFileSync } from 'node:fs';

/** A file of `deploy/`, as operators use it. */
export const deployed = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
