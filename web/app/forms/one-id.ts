import { uuidv7 } from 'uuidv7';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';

/**
 * Sends a form's new record under an id of its own, so that a repeat after a lost answer makes no second one.
 * Any answer ends the id: after a refusal the next try is another one.
 */
export function underOneId<Values, Answer>(
  send: (id: string, values: Values, signal: AbortSignal) => Promise<Answer>,
): (values: Values, signal: AbortSignal) => Promise<Answer> {
  let id = uuidv7();
  return async (values, signal) => {
    try {
      const answer = await send(id, values, signal);
      id = uuidv7();
      return answer;
    } catch (error) {
      if (error instanceof PortalFailure && error.code !== 'UNREACHABLE') id = uuidv7();
      throw error;
    }
  };
}
