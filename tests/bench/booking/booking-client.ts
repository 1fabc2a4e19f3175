import { Agent, request } from 'undici';
import type { TypedDocumentString } from '../../../web/generated/graphql.ts';

/** Durations and results of calls, by the name of the document. */
export class CallLog {
  readonly times = new Map<string, number[]>();
  readonly refusals = new Map<string, number>();
  readonly errors: string[] = [];

  note(name: string, ms: number): void {
    const times = this.times.get(name) ?? [];
    times.push(ms);
    this.times.set(name, times);
  }
  refused(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const agent = new Agent({ connections: 256, pipelining: 1 });

/** Sends a page's document by its hash, as the page does. @throws Refused with the answer's code */
export function clientOf(url: string, token: string, log: CallLog) {
  return async <Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Result> => {
    const name = /(?:query|mutation) (\w+)/.exec(document.toString())?.[1] ?? '';
    const began = performance.now();
    const { body } = await request(`${url}/graphql`, {
      dispatcher: agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({
        extensions: { persistedQuery: { version: 1, sha256Hash: document.__meta__?.['hash'] } },
        variables,
      }),
    });
    const answer = (await body.json()) as {
      data: Result;
      errors?: [{ message: string; extensions?: { code?: string } }];
    };
    log.note(name, performance.now() - began);
    if (!answer.errors) return answer.data;
    const [{ message, extensions }] = answer.errors;
    throw new Refused(extensions?.code ?? 'NONE', `${name}: ${message}`);
  };
}
