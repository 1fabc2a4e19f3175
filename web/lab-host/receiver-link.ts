import { reportTo as report } from '../../lab/recorder/receiver-link.ts';
import { recorder } from '../app/machines/use-machine.ts';
import { redactor } from './redaction.ts';

/** Reports what the machines of this page do to a receiver elsewhere. */
export const reportTo = (url: string) => report(url, recorder, redactor);
