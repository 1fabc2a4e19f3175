import { ClipboardCopy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MachineModel } from '../../model/machine-model.ts';
import { problemTest } from '../../recorder/problem-test.ts';
import { readProblemFile, UnreadFile } from '../../recorder/read-problem-file.ts';
import { replay } from '../../recorder/replay.ts';
import { useHost } from '../host.ts';
import type { InspectedActor, InspectorStore } from '../inspector-store.ts';

const SAID_MS = 3_000;

type CopyTestProps = { actor: InspectedActor; store: InspectorStore; models: readonly MachineModel[] };

/** Puts what the machine went through on the clipboard, as a Vitest test, without anybody's data. */
export function CopyTest({ actor, store, models }: CopyTestProps) {
  const { problemFormat, replayHost, sayFault, testFormat, ui } = useHost();
  const { Button } = ui;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      const file = readProblemFile(await store.problemOf(actor), problemFormat);
      const playing = replayHost(models);
      const replays = file.actors.map((one) => replay(one, playing));
      await navigator.clipboard.writeText(problemTest(file, replays, testFormat));
      setCopied(true);
    } catch (error) {
      const isSaid = error instanceof UnreadFile || error instanceof DOMException; // the clipboard may be closed to pages
      if (!isSaid) throw error;
      sayFault(`The test was not copied. ${error.message}`);
    }
  };
  return (
    <>
      <Button size="sm" look="quiet" icon={<ClipboardCopy />} onClick={() => void copy()}>
        Copy as test
      </Button>
      <span className="text-text-2 text-xs" role="status">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  );
}
