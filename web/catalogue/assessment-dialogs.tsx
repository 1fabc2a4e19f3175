import { assessmentForm, newAssessmentForm } from '../../machines/forms/catalogue-forms.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { type AssessmentFacts, parseMinutes } from '../../machines/rules/booking/assessment-form.ts';
import { formatNeeds, type Need, parseCleanUp, parseNeeds } from '../../machines/rules/booking/assessment-needs.ts';
import { parsePrice } from '../../machines/rules/booking/price.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { useForm } from '../app/forms/form.tsx';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import type { CatalogueAssessment } from './assessment-effects.tsx';
import { AssessmentEffects } from './assessment-effects.tsx';
import { AssessmentFields, assessmentLabels } from './assessment-fields.tsx';
import {
  AddAssessmentDocument,
  ChangeAssessmentDocument,
  EarlierAssessmentsDocument,
} from './assessments.documents.ts';

type DialogProps = { categories: readonly string[]; onClose: (isChanged: boolean) => void };

const sent = ({ category, name, minutes, price, preparation, ...typed }: AssessmentFacts) => ({
  category,
  name,
  preparation,
  minutes: parseMinutes(minutes) ?? 0,
  priceCents: parsePrice(price),
  needs: sentNeeds(typed),
});

type TypedNeeds = Pick<AssessmentFacts, 'needs' | 'cleanUp' | 'comesFirst' | 'runsBeside' | 'comesAfter'>;

function sentNeeds({ needs, cleanUp, comesFirst, runsBeside, comesAfter: earlier }: TypedNeeds) {
  const resources = parseNeeds(needs) ?? [];
  if (resources.length === 0) return null;
  const comesAfter = earlier.map(({ id }) => id);
  return { resources, cleanUpMinutes: parseCleanUp(cleanUp) ?? 0, comesFirst, comesAfter, runsBeside };
}

/** The needs of an assessment as they are typed. */
const typedNeeds = (
  needs:
    | { resources: readonly Need[]; cleanUpMinutes: number; comesFirst: boolean; runsBeside: boolean }
    | null
    | undefined,
) => ({
  needs: needs ? formatNeeds(needs.resources) : '',
  cleanUp: needs && needs.cleanUpMinutes > 0 ? String(needs.cleanUpMinutes) : '',
  comesFirst: needs?.comesFirst ?? false,
  runsBeside: needs?.runsBeside ?? false,
});

/** 6000 → '60.00' */
const typedPrice = (cents: number | null | undefined) => (typeof cents === 'number' ? (cents / 100).toFixed(2) : '');

/** All assessments but the one that is edited. Throws `PortalFailure`. */
const earlierThan = (gateway: Gateway, id: string | null) => async (search: string, signal: AbortSignal) => {
  const { catalogue } = await gateway.request(EarlierAssessmentsDocument, { search }, { signal, kind: 'lookup' });
  return catalogue.assessments.filter((one) => one.id !== id);
};

export function AddAssessment({ categories, onClose }: DialogProps) {
  const gateway = useGateway();
  const form = useForm(
    newAssessmentForm,
    { category: '', name: '', minutes: '', price: '', preparation: '', ...typedNeeds(null), comesAfter: [] },
    {
      save: async (facts, signal) =>
        void (await gateway.request(AddAssessmentDocument, { input: sent(facts) }, { signal })),
      onSaved: () => onClose(true),
    },
  );
  return (
    <EditDialog
      form={form}
      title="Add assessment"
      submit="Add assessment"
      busy="Adding…"
      isWide
      onClose={() => onClose(false)}
    >
      <AssessmentFields form={form} categories={categories} loadEarlier={earlierThan(gateway, null)} />
    </EditDialog>
  );
}

/** Edits an assessment and shows the packages that change with it, and how long they take then. */
export function EditAssessment({ record, categories, onClose }: DialogProps & { record: CatalogueAssessment }) {
  const gateway = useGateway();
  const { id, category, name, minutes, priceCents, preparation, needs, comesAfter, updatedAt } = record;
  const form = useForm(
    assessmentForm,
    {
      category,
      name,
      minutes: String(minutes),
      price: typedPrice(priceCents),
      preparation,
      ...typedNeeds(needs),
      comesAfter,
      updatedAt,
    },
    {
      save: async (facts, signal) => {
        const input = { ...sent(facts), updatedAt: facts.updatedAt };
        await gateway.request(ChangeAssessmentDocument, { id, input }, { signal }).catch(asFormShows);
      },
      onSaved: () => onClose(true),
    },
  );
  return (
    <EditDialog form={form} title={`Edit ${name}`} labels={assessmentLabels} isWide onClose={() => onClose(false)}>
      <AssessmentFields form={form} categories={categories} loadEarlier={earlierThan(gateway, id)} />
      {record.packages > 0 ? (
        <AssessmentEffects
          record={record}
          category={form.values.category}
          name={form.values.name}
          minutes={parseMinutes(form.values.minutes)}
          needs={parseNeeds(form.values.needs)}
        />
      ) : null}
    </EditDialog>
  );
}

/** Needs in the service's own names: a conflict's record is renamed at its top alone. */
type StoredNeeds = {
  readonly resources: readonly Need[];
  readonly clean_up_minutes: number;
  readonly comes_first: boolean;
  readonly runs_beside: boolean;
};
const storedNeeds = (needs: StoredNeeds | null) =>
  needs && {
    resources: needs.resources,
    cleanUpMinutes: needs.clean_up_minutes,
    comesFirst: needs.comes_first,
    runsBeside: needs.runs_beside,
  };

/** The assessment as another person saved it, in the words of the form: its numbers as they are typed. */
function asFormShows(thrown: unknown): never {
  if (!(thrown instanceof PortalFailure) || thrown.error.code !== 'EDIT_CONFLICT') throw thrown;
  const { present } = thrown.error;
  const cents = present['priceCents'];
  const typed = {
    minutes: String(present['minutes']),
    price: typedPrice(typeof cents === 'number' ? cents : null),
    ...typedNeeds(storedNeeds(present['needs'] as StoredNeeds | null)),
  };
  throw new PortalFailure({ ...thrown.error, present: { ...present, ...typed } });
}
