import { reportTo as report } from '../../lab/recorder/receiver-link.ts';
import { redactor } from './redaction.ts';
import { recorder } from './use-machine.ts';

/** Reports what the machines of this page do to a receiver elsewhere. */
export const reportTo = (url: string) => report(url, recorder, redactor);
