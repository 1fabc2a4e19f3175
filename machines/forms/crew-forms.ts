import { formMachine } from '../form/form.machine.ts';
import { fieldsOf } from '../form/form.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { crewSizeMessage, peopleTyped } from '../rules/booking/crew.ts';
import { type FieldMessage, requiredMessage } from '../rules/text/required.ts';

/** `people`: how many each line of the crew has, as typed. */
export type CrewToSave = { name: string; people: readonly string[] };
/** `updatedAt` is the version that was edited, not a field on the screen. */
export type CrewName = { name: string; updatedAt: string };
type Words = (error: PortalError) => string;

const NOT_WHOLE = 'Type whole numbers; 0 leaves a line out.';

function peopleMessage(typed: readonly string[]): FieldMessage {
  const people = typed.map(peopleTyped);
  const whole = people.filter((count) => count !== null);
  return whole.length < people.length ? NOT_WHOLE : crewSizeMessage(whole);
}

/** A crew under a name of the company's. Port: `save`. @param words of an error, as the screens say it */
export const saveCrewForm = (words: Words) =>
  formMachine<CrewToSave, unknown>({
    check: ({ name, people }) => ({ name: requiredMessage(name), people: peopleMessage(people) }),
    refused: (error) => {
      const { name, lines: people } = fieldsOf(error, ['name', 'lines']);
      return { text: words(error), fields: { ...(name && { name }), ...(people && { people }) } };
    },
    saved: 'Crew saved.',
    afterSave: () => 'ends',
  });

export const renameCrewForm = (words: Words) =>
  formMachine<CrewName, unknown>({
    check: ({ name }) => ({ name: requiredMessage(name) }),
    refused: (error) => ({ text: words(error), fields: fieldsOf(error, ['name']) }),
    saved: 'Crew renamed.',
  });
