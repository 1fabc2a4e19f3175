import type { Sources } from '../../lab/inspector/search/sources.ts';

/* Filled as the pages are built: tools/pages/machine-sources.ts. */

/** Of the repository on this machine, while pages are being written. */
export const folder: string | null = null;

/** The lines at which the parts of each machine are defined, by its name. */
export const sources: Sources['lines'] = {};
