import { EnvelopArmor } from '@escape.tech/graphql-armor';

/** Five candidates with everything filled in are below 20 KB, a draft may be 64 KB. */
export const maxBodyBytes = 256 * 1024;

/**
 * Limits of one document, in development and in production. Our largest documents have a depth of 4, no alias, a cost
 * below 200 and some 100 tokens.
 */
export const limits = () =>
  new EnvelopArmor({
    maxDepth: { n: 6, flattenFragments: true },
    maxAliases: { n: 8 },
    maxDirectives: { n: 10 },
    maxTokens: { n: 600 },
    costLimit: { maxCost: 400, flattenFragments: true },
    // Its mask misses most hints; the answer's last plugin takes all of them out.
    blockFieldSuggestion: { enabled: false },
  }).protect().plugins;
