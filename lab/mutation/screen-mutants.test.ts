import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { type Bindings, screenMutantsOf } from './screen-mutants.ts';

const bindings: Bindings = { busy: ['aria-busy', 'busy'], disabled: ['disabled', 'readOnly'], speakers: ['announced'] };

const screen = `
export const Door = ({ state, send, word }: Props) => (
  <section aria-busy={state.hasTag('busy')}>
    <p role="status">{state.matches('opening') ? 'Opening…' : null}</p>
    <Button busy={busy} disabled onClick={() => send({ type: 'door.pushed' })}>
      {busy ? <b ref={announced}>{busy}</b> : 'Open'}
    </Button>
    <input readOnly={state.matches('shut')} onChange={({ target }) => door.send({ type: target.value ? 'a' : 'b' })} />
    <List role="alert">{(item) => <p>{item}</p>}</List>
  </section>
);
`;

const { mutants, code } = screenMutantsOf('door.tsx', screen, bindings, 7);

test('[inspect.mutation] each mark, refusal, spoken word and event of a screen can be left out', () => {
  expect(mutants.map(({ kind, name }) => `${kind}: ${name}`).sort()).toEqual([
    'announced: door.tsx:4 role left out',
    'announced: door.tsx:4 words left out',
    'announced: door.tsx:6 ref left out',
    'announced: door.tsx:9 role left out',
    'busy: door.tsx:3 aria-busy left out',
    'busy: door.tsx:5 busy left out',
    'disabled: door.tsx:5 disabled left out',
    'disabled: door.tsx:8 readOnly left out',
    "event: door.tsx:5 'door.pushed' not sent",
    "event: door.tsx:8 target.value ? 'a' : 'b' not sent",
  ]);
  expect(mutants.map(({ at }) => at).sort((one, other) => one - other)).toEqual(mutants.map((_, at) => at + 7));
});

test('a screen with all of them in it can be read, and asks once for each', () => {
  expect(() => parseAst(code, { lang: 'tsx' }, 'door.tsx')).not.toThrow();
  for (const { at } of mutants) expect(code.split(`globalThis.screenMutant?.(${at})`)).toHaveLength(2);
  const written = code
    .replace(/globalThis\.screenMutant\?\.\(\d+\) \? (undefined|null) : /g, '')
    .replace(/=\{!globalThis\.screenMutant\?\.\(\d+\)\}/g, '');
  expect(written).not.toContain('screenMutant');
});
