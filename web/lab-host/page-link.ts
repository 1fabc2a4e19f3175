import { linkToInspectors as link } from '../../lab/recorder/page-link.ts';
import { brokenPromisesOf } from '../../machines/registry/promises.ts';
import { recorder } from '../app/machines/use-machine.ts';
import { problemFile } from './problem-file.ts';
import { redactor } from './redaction.ts';

/** Tells inspectors what the machines of this page do, while there is one. */
export const linkToInspectors = (channel: BroadcastChannel) =>
  link(
    channel,
    recorder,
    redactor,
    (actor) => problemFile(new Date(), location.pathname, [actor].values()),
    brokenPromisesOf,
  );
