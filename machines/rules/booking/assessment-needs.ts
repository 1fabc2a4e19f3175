import type { FieldMessage } from '../text/required.ts';
import { RESOURCE_KINDS, type ResourceKind } from './resource-kinds.ts';

export const MAX_CLEAN_UP_MINUTES = 60;
const CLEAN_UP_FORMAT = `Enter whole minutes from 0 to ${MAX_CLEAN_UP_MINUTES}`;
const NEEDS_FORMAT = `Enter kinds with commas between: ${RESOURCE_KINDS.join(', ')}`;

/** A kind of resource, with the skill that it has to have; '' where any will do. */
export interface Need {
  readonly kind: ResourceKind;
  readonly skill: string;
}

export const serves = (
  resource: { readonly kind: ResourceKind; readonly skills: readonly string[] },
  need: Need,
): boolean => resource.kind === need.kind && (need.skill === '' || resource.skills.includes(need.skill));

/** Clinics that lack a resource for one of the needs: they offer no time then. */
export const clinicsWithout = <
  Clinic extends { readonly resources: readonly { kind: ResourceKind; skills: readonly string[] }[] },
>(
  needs: readonly Need[],
  clinics: readonly Clinic[],
): Clinic[] => clinics.filter(({ resources }) => !needs.every((need) => resources.some((one) => serves(one, need))));

const isKind = (text: string): text is ResourceKind => RESOURCE_KINDS.some((kind) => kind === text);

/** 'Nurse, device for spirometry' → two needs; null where one is of no kind. Nothing typed → none. */
export function parseNeeds(text: string): Need[] | null {
  const parts = text.split(',').map((part) => part.trim());
  const needs = parts.filter(Boolean).map((part) => {
    const [, kind = '', skill = ''] = /^(\S+)(?:\s+for\s+(.+))?$/i.exec(part) ?? [];
    const known = kind.toLowerCase();
    return isKind(known) ? { kind: known, skill: skill.trim() } : null;
  });
  return needs.every((need) => need !== null) ? needs : null;
}

export const formatNeeds = (needs: readonly Need[]): string =>
  needs.map(({ kind, skill }) => (skill === '' ? kind : `${kind} for ${skill}`)).join(', ');

/** '5' → 5, nothing → 0; null where it is no number of minutes. */
export function parseCleanUp(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return 0;
  return /^\d{1,2}$/.test(typed) && Number(typed) <= MAX_CLEAN_UP_MINUTES ? Number(typed) : null;
}

/** Messages of the fields about needs; null passes. */
export const needsMessages = (facts: {
  readonly needs: string;
  readonly cleanUp: string;
}): Readonly<Record<'needs' | 'cleanUp', FieldMessage>> => ({
  needs: parseNeeds(facts.needs) === null ? NEEDS_FORMAT : null,
  cleanUp: parseCleanUp(facts.cleanUp) === null ? CLEAN_UP_FORMAT : null,
});
