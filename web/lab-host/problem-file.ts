import { problemFileOf } from '../../lab/recorder/problem-file.ts';
import type { ProblemFormat } from '../../lab/recorder/read-problem-file.ts';
import { recorder } from '../app/machines/use-machine.ts';
import version from '../generated/version.json' with { type: 'json' };
import { placeholders } from './placeholders.ts';
import { redactor } from './redaction.ts';

export const problemFormat: ProblemFormat = { format: 'preflight-problem', product: 'Preflight' };

const host = { format: problemFormat.format, version: version.version, placeholders, redactor };

/** Everything that this page's machines went through last, to be kept as a file. */
export const problemFile = (at: Date, page: string, actors = recorder.watched.values()) =>
  problemFileOf(actors, { at, page }, host);
