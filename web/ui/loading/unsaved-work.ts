/** Something on the page that a person typed, or began. */
type Work = {
  /** Brings it to the server. Rejects where that cannot be done now. */
  save: () => Promise<void>;
  /** Names it in a few words, for the person who would lose it. */
  what: () => string;
  /** The page made afresh finds it though it is not saved. */
  survivesReload?: () => boolean;
};

const works = new Set<Work>();

/**
 * Asked before the session's reload and before a log-out, which wait for it.
 * @returns forgets it
 */
export function beforeLeaving(work: Work) {
  works.add(work);
  return () => {
    works.delete(work);
  };
}

const isSaved = ({ save }: Work) =>
  save().then(
    () => true,
    () => false,
  );

/** Work that could not be saved. */
async function unsavedWork(): Promise<readonly Work[]> {
  const all = await Promise.all([...works].map(async (work) => ({ work, saved: await isSaved(work) })));
  return all.flatMap(({ work, saved }) => (saved ? [] : [work]));
}

/** Before a log-out. @returns what would be lost */
export const saveUnsavedWork = async () => (await unsavedWork()).map(({ what }) => what());

/** Before the page is made afresh. @throws where something would be lost by that */
export async function saveBeforeReload() {
  const lost = (await unsavedWork()).filter(({ survivesReload }) => !survivesReload?.());
  if (lost.length > 0) throw new Error('What was typed is not saved.');
}

let isSkipped = false;

/** Unsaved work was dealt with: the browser asks no further question. */
export function reloadWithoutPrompt() {
  isSkipped = true;
  location.reload();
}

export const isPromptSkipped = () => isSkipped;
