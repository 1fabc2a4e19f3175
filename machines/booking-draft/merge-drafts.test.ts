import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookingDraft, CandidateDraft } from '../lib/booking.types.ts';
import { deepEqual } from '../lib/deep-equal.ts';
import { epochMs, id, type PackageId, type SiteId } from '../lib/ports.ts';
import {
  addCandidate,
  applyLosingChange,
  changeChoice,
  changeField,
  choosePackage,
  deleteCandidate,
  editCandidate,
} from '../rules/drafts/draft-edits.ts';
import { exampleDraft, ironbark, medical, now, perth, redgum, slotAt } from '../rules/drafts/example-booking.ts';
import { mergeDrafts } from './merge-drafts.ts';

type Edit = (draft: BookingDraft, tab: string) => BookingDraft;

const people = [0, 1, 2];
const keyAt = ({ candidates }: BookingDraft, at: number) => candidates[at % candidates.length]?.key ?? '';
const onPerson = (edit: (draft: BookingDraft, key: string, tab: string) => BookingDraft) =>
  fc.constantFrom(...people).map(
    (at): Edit =>
      (draft, tab) =>
        edit(draft, keyAt(draft, at), tab),
  );
const fitTest = { ...medical, id: id<PackageId>('fit-test'), name: 'Fit test' };
const kalgoorlie = id<SiteId>('kalgoorlie');

/** Edits of a person in one tab; texts name the tab, so that two tabs never type the same by accident. */
const edits = fc.oneof(
  onPerson((draft, key, tab) => editCandidate(draft, key, { name: `Liam ${tab}` })),
  onPerson((draft, key, tab) => editCandidate(draft, key, { note: `Steel caps ${tab}` })),
  onPerson((draft, key) => choosePackage(draft, key, fitTest)),
  onPerson((draft, key) => choosePackage(draft, key, null)),
  onPerson((draft, key) =>
    personIn(draft, key)?.package ? editCandidate(draft, key, { pick: slotAt('02:00') }) : draft,
  ),
  onPerson((draft, key) => changeChoice(draft, key, { state: 'QLD', siteIds: [] })),
  onPerson((draft, key) => changeChoice(draft, key, { siteIds: [perth.siteId, kalgoorlie] })),
  onPerson((draft, key) => changeChoice(draft, key, { toDate: '2026-12-24' })),
  onPerson((draft, key) => deleteCandidate(draft, key)),
  fc.constant<Edit>((draft, tab) => addCandidate(draft, epochMs(now + (tab === 'mine' ? 1_000 : 2_000)))),
  fc.constant<Edit>((draft, tab) => changeField(draft, { path: 'header.comment', value: `Gate ${tab}` })),
  fc.constant<Edit>((draft) => changeField(draft, { path: 'header.poNumber', value: 'PO 7' })),
  fc.constant<Edit>((draft) => applyLosingChange(draft, { path: 'header.company', value: ironbark })),
  fc.constant<Edit>((draft) => applyLosingChange(draft, { path: 'header.subsidiary', value: redgum })),
  fc.constant<Edit>((draft) =>
    applyLosingChange(draft, { path: 'service', value: { serviceType: 'fit_test', sid: null } }),
  ),
  fc.constant<Edit>((draft) => changeField(draft, { path: 'header.paperworkIds', value: ['induction'] })),
);

const tabs = fc
  .record({ mine: fc.array(edits, { maxLength: 4 }), theirs: fc.array(edits, { maxLength: 4 }) })
  .map((made) => {
    const base = exampleDraft(3);
    const after = (tab: 'mine' | 'theirs') => made[tab].reduce((draft, edit) => edit(draft, tab), base);
    return { base, mine: after('mine'), theirs: after('theirs') };
  });

const forAll = (check: (drafts: { base: BookingDraft; mine: BookingDraft; theirs: BookingDraft }) => void) =>
  fc.assert(fc.property(tabs, check), { numRuns: 1_000 });

const personIn = ({ candidates }: BookingDraft, key: string) => candidates.find((candidate) => candidate.key === key);
const textsOf = ({ name, note }: CandidateDraft) => ({ name, note });
const bookerOf = ({ header: { company, subsidiary }, serviceType, sid }: BookingDraft) => [
  company?.id,
  subsidiary?.id,
  serviceType,
  sid,
];

test('[wizard.survives] two tabs: what one of them alone changed is in the merged draft', () => {
  forAll(({ base, mine, theirs }) => {
    const { draft, overlaps } = mergeDrafts(base, mine, theirs, 'mine');
    if (overlaps) return;
    const oneOf = <Value>(before: Value, my: Value, their: Value) => (deepEqual(before, my) ? their : my);
    expect(draft.header.comment).toBe(oneOf(base.header.comment, mine.header.comment, theirs.header.comment));
    expect(draft.header.poNumber).toBe(oneOf(base.header.poNumber, mine.header.poNumber, theirs.header.poNumber));
    for (const candidate of draft.candidates) {
      const [before, my, their] = [base, mine, theirs].map((each) => personIn(each, candidate.key));
      if (before && my && their)
        for (const field of ['name', 'note'] as const)
          expect(candidate[field]).toBe(oneOf(before[field], my[field], their[field]));
      else expect([my, their].flatMap((each) => (each ? [textsOf(each)] : []))).toContainEqual(textsOf(candidate));
    }
  });
});

test('[wizard.survives] two tabs: added candidates are in the merged draft, deleted ones are not, and each has a place of its own', () => {
  forAll(({ base, mine, theirs }) => {
    const { draft, overlaps } = mergeDrafts(base, mine, theirs, 'mine');
    const places = draft.candidates.map(({ index }) => index);
    expect(new Set(places).size).toBe(places.length);
    for (const { key, index } of theirs.candidates) expect([index, undefined]).toContain(personIn(draft, key)?.index);
    if (overlaps) return;
    for (const { key } of [...mine.candidates, ...theirs.candidates])
      if (!personIn(base, key)) expect(personIn(draft, key)).toBeDefined();
    for (const before of base.candidates) {
      const [my, their] = [mine, theirs].map((each) => personIn(each, before.key));
      if ((!my && deepEqual(before, their)) || (!their && deepEqual(before, my)))
        expect(personIn(draft, before.key)).toBeUndefined();
    }
  });
});

test.each(['mine', 'theirs'] as const)(
  '[wizard.survives] two tabs, %s wins: what belongs together comes from one of them',
  (winner) => {
    forAll(({ base, mine, theirs }) => {
      const { draft } = mergeDrafts(base, mine, theirs, winner);
      const sides = [mine, theirs];
      const { company, subsidiary, paperworkIds } = draft.header;
      expect(sides.map(({ header: one }) => [one.company, one.subsidiary, one.paperworkIds])).toContainEqual([
        company,
        subsidiary,
        paperworkIds,
      ]);
      for (const { key, package: chosen, pick, choice } of draft.candidates) {
        const same = sides.flatMap((side) => personIn(side, key) ?? []);
        if (chosen) expect(same.map((one) => [one.package, one.pick])).toContainEqual([chosen, pick]);
        else expect(pick).toBeNull();
        expect(same.map((one) => [one.choice.state, one.choice.siteIds])).toContainEqual([
          choice.state,
          choice.siteIds,
        ]);
        if (!chosen) continue;
        const chosenFor = sides.filter((side) => deepEqual(personIn(side, key)?.package, chosen)).map(bookerOf);
        expect(chosenFor, 'the package is of this company and service').toContainEqual(bookerOf(draft));
      }
    });
  },
);

test('[wizard.survives] a page that changed nothing takes the other’s draft, and one that is alone keeps its own', () => {
  forAll(({ base, mine }) => {
    const { step: _step, current: _current, touched: _touched, ...words } = mine;
    for (const merged of [mergeDrafts(base, base, mine, 'mine'), mergeDrafts(base, mine, base, 'theirs')]) {
      expect(merged.overlaps).toBe(false);
      expect(merged.draft).toMatchObject(words);
    }
  });
});
