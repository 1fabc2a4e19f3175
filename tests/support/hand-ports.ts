import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { defined } from '../../machines/lib/assert-defined.ts';
import { type PortalError, PortalFailure } from '../../machines/lib/portal-error.ts';

interface Question extends PromiseWithResolvers<unknown> {
  readonly name: string;
  readonly input: unknown;
}

/** Lets what was answered arrive at its machine. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Ports of a machine that are answered by hand, and what each of them was asked. */
export function handPorts() {
  const questions: Question[] = [];
  const named = (name: string) => questions.filter((question) => question.name === name);
  const last = (name?: string) => defined((name === undefined ? questions : named(name)).at(-1));
  const ask = <Output>(name: string, input: unknown = null) => {
    const question = { name, input, ...Promise.withResolvers<unknown>() };
    questions.push(question);
    return question.promise as Promise<Output>;
  };
  return {
    questions,
    last,
    ask,
    /** The port `name`: each of its questions waits for `answer` or `fail`. */
    port: <Output, Input = NonReducibleUnknown>(name: string) =>
      fromPromise<Output, Input>(({ input }) => ask<Output>(name, input)),
    /** Inputs of its questions, in the order asked. */
    asked: (name: string) => named(name).map(({ input }) => input),
    /** Answers the last question of a port. */
    answer: async (name: string, output?: unknown) => {
      last(name).resolve(output);
      await settled();
    },
    fail: async (name: string, error: PortalError | Error) => {
      last(name).reject(error instanceof Error ? error : new PortalFailure(error));
      await settled();
    },
  };
}
