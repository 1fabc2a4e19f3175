import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { describeState } from '../../lab/model/describe-path.ts';
import type { MachineModel } from '../../lab/model/machine-model.ts';
import { registry } from '../../machines/registry/registry.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../browser/screens/texts/${name}.txt`, import.meta.url));

/** A screen reader's texts, by state, as tests/browser/screens has compared them with the screens. */
const textsOf = (name: string) =>
  readFileSync(fileOf(name), 'utf8')
    .split('\n## ')
    .slice(1)
    .map((section) => ({ state: section.slice(0, section.indexOf('\n')), text: section }));

const busyStates = ({ parts }: MachineModel) =>
  new Set(
    parts.flatMap((part) =>
      part
        .reaching()
        .flatMap(({ steps }) => steps.flatMap(({ state }) => (state.hasTag('busy') ? describeState(state.value) : []))),
    ),
  );

/** 'Saving…', or a status or bar that names what is under way, such as 'Opening the booking'. */
const SAYS_SO = /[\p{L}\d]…|- (?:status|progressbar):? "?(?:[^\n]*\. )?(?!Nothing)\p{Lu}\p{Ll}+ing\b/u;

test.each(registry.filter(({ name }) => existsSync(fileOf(name))))(
  '[inspect.screens] each busy state of $name says what it is busy with',
  (model) => {
    const busy = busyStates(model);
    const silent = textsOf(model.name).filter(({ state, text }) => busy.has(state) && !SAYS_SO.test(text));
    expect(silent.map(({ state }) => state)).toEqual([]);
  },
);

test('most machines are shown to people', () => {
  expect(registry.filter(({ name }) => existsSync(fileOf(name))).length).toBeGreaterThan(20);
});
