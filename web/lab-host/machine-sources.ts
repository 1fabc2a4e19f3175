import type { Sources } from '../../lab/inspector/search/sources.ts';

/* Filled as the pages are built: tools/pages/machine-sources.ts. */

/** Of the repository on this machine, while pages are being written. */
export const folder: string | null = null;

/** Where the parts of each machine stand, by its name. */
export const sources: Sources['lines'] = {};
