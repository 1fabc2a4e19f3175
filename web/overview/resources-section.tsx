import { resourceKindLabels } from '../../machines/rules/booking/resource-kinds.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { bottleneckText, type ResourceCapacity } from './bottleneck-text.ts';
import { formatHours } from './capacity-format.ts';
import { ResourceCapacityDocument } from './overview.documents.ts';
import { CELL, HEAD, NUMBER, Section } from './section.tsx';
import { type Revision, useLiveRecord } from './use-live-record.ts';

type ResourcesSectionProps = { fromDay: string; days: number; siteId: string | null; revision: Revision };

/** Used time of people, rooms and things, and of one clinic the kind that is short. */
export function ResourcesSection({ fromDay, days, siteId, revision }: ResourcesSectionProps) {
  const gateway = useGateway();
  const record = useLiveRecord(
    'resource capacity',
    { revision, question: `${fromDay} ${days} ${siteId}` },
    async (options) => {
      const variables = { fromDay, dayCount: days, siteId };
      return (await gateway.request(ResourceCapacityDocument, variables, options)).resourceCapacity;
    },
  );
  return (
    <Section title="Resources" what="resources" note={noteOf(record.data, siteId)} record={record}>
      {({ clinics }) =>
        clinics.length > 0 ? (
          <ResourcesTable clinics={clinics} />
        ) : (
          <EmptyState level={3} title="No nurses, rooms or things">
            Clinics with more than doctors show here, for visits of several stops.
          </EmptyState>
        )
      }
    </Section>
  );
}

function noteOf(found: ResourceCapacity | null, siteId: string | null): string {
  if (!found || found.clinics.length === 0) return 'How much of the time of people, rooms and things is used.';
  if (siteId === null) return 'Choose a clinic to see which of its resources is short.';
  return found.bottleneck ? bottleneckText(found.bottleneck) : 'One more of no kind makes room for more visits.';
}

/** Columns that a phone has no room for: the name has their text below it there. */
const WIDE = 'max-sm:hidden';

function ResourcesTable({ clinics }: Pick<ResourceCapacity, 'clinics'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached without a pointer
    <section className="relative overflow-auto sm:max-h-[420px]" aria-label="Used time by resource" tabIndex={0}>
      <table className="w-full text-sm sm:min-w-[560px]">
        <caption className="sr-only">Open and used hours by clinic and resource</caption>
        <thead>
          <tr className="sticky top-0">
            {['Clinic', 'Kind'].map((name) => (
              <th key={name} scope="col" className={`${HEAD} ${WIDE} first:pl-4`}>
                {name}
              </th>
            ))}
            <th scope="col" className={`${HEAD} max-sm:pl-4`}>
              Resource
            </th>
            {['Open', 'Used', 'Of open'].map((name) => (
              <th key={name} scope="col" className={`${HEAD} ${NUMBER}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clinics.flatMap(({ siteId, siteName, resources }) =>
            resources.map(({ kind, name, resources: count, open, used }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two resources may have one name
              <tr key={`${siteId} ${kind} ${name} ${index}`}>
                <td className={`${CELL} ${WIDE} pl-4 wrap-anywhere`}>{siteName}</td>
                <td className={`${CELL} ${WIDE}`}>{resourceKindLabels[kind]}</td>
                <th scope="row" className={`${CELL} text-left font-normal wrap-anywhere max-sm:pl-4`}>
                  {name || `All ${count}`}
                  <span className="block text-text-2 text-xs sm:hidden">
                    {resourceKindLabels[kind]}, {siteName}
                  </span>
                </th>
                <td className={`${CELL} ${NUMBER}`}>{formatHours(open)}</td>
                <td className={`${CELL} ${NUMBER}`}>{formatHours(used)}</td>
                <td className={`${CELL} ${NUMBER} font-[550]`}>
                  {open === 0 ? '–' : `${Math.round((100 * used) / open)}%`}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
