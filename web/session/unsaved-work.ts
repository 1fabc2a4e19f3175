const savers = new Set<() => Promise<void>>();

/**
 * Called before the session's reload and before a log-out, which wait for it. A saver that rejects keeps the page.
 * @returns forgets the saver
 */
export function beforeLeaving(save: () => Promise<void>) {
  savers.add(save);
  return () => {
    savers.delete(save);
  };
}

export const saveUnsavedWork = async () => {
  await Promise.all([...savers].map((save) => save()));
};
