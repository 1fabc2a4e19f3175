import { resourceKindLabels } from '../../machines/rules/booking/resource-kinds.ts';
import type { ResourceCapacityQuery } from '../generated/graphql.ts';
import { pluralize } from '../ui/date-format.ts';

export type ResourceCapacity = ResourceCapacityQuery['resourceCapacity'];
type Bottleneck = NonNullable<ResourceCapacity['bottleneck']>;

/** 'Booth 1 is full at 10:00 on 12 of 14 days: one more booth makes room for 18 visits of Express medical.' */
export function bottleneckText({ kind, names, fullAt, fullDays, days, gain, packageName }: Bottleneck): string {
  const noun = resourceKindLabels[kind].toLowerCase();
  const [only] = names;
  const who = names.length === 1 ? `${only} is` : `All of kind ${noun} are`;
  const full = fullDays > 0 ? `${who} full at ${fullAt} on ${fullDays} of ${pluralize(days, 'day')}: one` : 'One';
  return `${full} more ${noun} makes room for ${pluralize(gain, 'visit')} of ${packageName}.`;
}
