import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldChange, HeaderPath } from '../../machines/lib/booking.types.ts';
import { fitTestMessage } from '../../machines/rules/booking/fit-test.ts';
import { EXAMPLE_EMAIL } from '../../machines/rules/contact/email.ts';
import { PHONE_HINT } from '../../machines/rules/contact/phone.ts';
import { Lookup } from '../app/forms/lookup.tsx';
import { messageFor } from '../app/messages.ts';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { EmailChips } from '../ui/fields/email-chips.tsx';
import { Field } from '../ui/fields/field.tsx';
import { FixedValue, TextArea, TextInput } from '../ui/fields/inputs.tsx';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { SuggestField } from './candidates/suggest-field.tsx';
import { useAddNew } from './candidates/use-add-new.ts';
import { FormGroup, StepBody, StepForm } from './step-body.tsx';
import { StepHeading } from './step-heading.tsx';
import { useIsDrawn } from './use-is-drawn.ts';
import { useFields, useWizard } from './wizard-context.ts';

const CrewsDialog = lazyPart(() => import('./crews/crews-dialog.tsx'));
const PaperworkField = lazyPart(() => import('./paperwork-field.tsx'), null);

const COMMENT_LENGTH = 500;
const NAME_LENGTH = 200;
const CODE_LENGTH = 100;

/** For whom, who books, where results and invoices go, and the company's own references. */
export function CompanyStep({ isMove }: { isMove: boolean }) {
  return (
    <StepBody>
      <StepForm>
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
          <StepHeading isMove={isMove}>Company and booking person</StepHeading>
          <FromCrew />
        </div>
        <PersonMissing />
        <CompanyFields />
        <PersonFields />
        <MailFields />
        <ReferenceFields />
        <PaperworkFields />
      </StepForm>
    </StepBody>
  );
}

/** The crews of the company, loaded once they are asked for. */
function FromCrew() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Start from a crew
      </Button>
      {isOpen ? <CrewsDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Blank because they did not load, and not because the account has none. */
function PersonMissing() {
  const { stored, draftActor, isCompanyFixed } = useWizard();
  const { personFailure } = stored.context;
  if (!personFailure) return null;
  const isAsking = stored.matches({ open: { person: 'asking' } });
  const blank = isCompanyFixed ? 'Company and booking person are' : 'The booking person is';
  return (
    <div className="mb-4">
      <Banner tone="warn" title="Your details did not load">
        {blank} not filled in. {messageFor(personFailure)} What you type here is kept.
        <div className="flex items-center gap-2 mt-2">
          <Button
            size="sm"
            busy={isAsking && 'Asking…'}
            onClick={() => draftActor.send({ type: 'person.againPressed' })}
          >
            Try again<span className="sr-only">: your details</span>
          </Button>
        </div>
      </Banner>
    </div>
  );
}

function useHeader() {
  const { draft, send } = useWizard();
  const { errorAt, leave } = useFields();
  const change = (change: Extract<FieldChange, { path: HeaderPath }>) => send({ type: 'field.changed', ...change });
  /** What a look-up needs to keep words that are no entry yet. */
  const unchosen = (path: HeaderPath) => ({
    unchosen: draft.unchosen[path],
    onUnchosen: (value: string) => send({ type: 'field.changed', path: `unchosen.${path}`, value }),
  });
  return { header: draft.header, change, errorAt, leave, unchosen };
}

/**
 * A change of company may ask first: the list has to be closed before a dialog takes the focus from it. Until then the field shows
 * what was picked, and never for a moment nothing.
 */
function useAfterTheList<Item>(value: Item, change: (value: Item) => void): [Item, (value: Item) => void] {
  const [picked, setPicked] = useState<{ value: Item } | null>(null);
  const pick = (next: Item) => {
    flushSync(() => setPicked({ value: next })); // before the list gives up the words
    setTimeout(() => {
      change(next);
      setPicked(null);
    });
  };
  return [picked ? picked.value : value, pick];
}

function CompanyFields() {
  const { draft, lookups, isCompanyFixed } = useWizard();
  const { header, change, errorAt, unchosen } = useHeader();
  const { company } = header;
  const [shownCompany, pickCompany] = useAfterTheList(company, (value) => change({ path: 'header.company', value }));
  const [subsidiary, pickSubsidiary] = useAfterTheList(header.subsidiary, (value) =>
    change({ path: 'header.subsidiary', value }),
  );
  const isCompanyLookedFor = draft.unchosen['header.company'] !== undefined;
  const isFitTest = draft.serviceType === 'fit_test';
  // Nobody can leave a company that cannot be changed, so what is wrong with it shows at once.
  const noFitTests = isCompanyFixed ? fitTestMessage(draft.serviceType, 'company', company?.fitTest) : null;
  return (
    <FormGroup legend="Who it is for">
      <div className="grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">
        <Field
          label="Company"
          hint={isFitTest && !isCompanyFixed ? 'Companies that book fit tests.' : undefined}
          error={errorAt('header.company') ?? noFitTests}
        >
          {isCompanyFixed ? (
            <FixedValue value={company?.name ?? ''} />
          ) : (
            <Lookup
              {...unchosen('header.company')}
              value={shownCompany}
              onPick={pickCompany}
              load={lookups.companies}
              placeholder="Search companies"
            />
          )}
        </Field>
        <Field
          label="Subsidiary"
          optional
          hint={isFitTest ? 'Subsidiaries that book fit tests.' : undefined}
          error={errorAt('header.subsidiary')}
        >
          <Lookup
            {...unchosen('header.subsidiary')}
            within={isCompanyLookedFor ? null : company?.id}
            value={subsidiary}
            onPick={pickSubsidiary}
            load={company ? lookups.subsidiaries(company.id) : async () => []}
            placeholder={company ? 'Search subsidiaries' : ''}
            off={company || isCompanyLookedFor ? null : 'Choose a company first.'}
            clearable
          />
        </Field>
      </div>
    </FormGroup>
  );
}

type TextPath = 'contactName' | 'contactPhone' | 'contactEmail' | 'invoiceEmail';
type HeaderTextProps = { name: TextPath; label: string; hint?: string } & Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'onValue' | 'name'
>;

/** One line of the header that is plain text and required. */
function HeaderText({ name, label, hint, ...input }: HeaderTextProps) {
  const { header, change, errorAt, leave } = useHeader();
  const path = `header.${name}` as const;
  return (
    <Field label={label} hint={hint} error={errorAt(path)}>
      <TextInput {...input} value={header[name]} onValue={(value) => change({ path, value })} onBlur={leave(path)} />
    </Field>
  );
}

const PersonFields = () => (
  <FormGroup legend="Who books">
    <HeaderText name="contactName" label="Booking person" autoComplete="name" maxLength={NAME_LENGTH} />
    <div className="grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">
      <HeaderText name="contactPhone" label="Phone" hint={PHONE_HINT} type="tel" autoComplete="tel" maxLength={40} />
      <HeaderText name="contactEmail" label="Contact Email" type="email" autoComplete="email" maxLength={254} />
    </div>
  </FormGroup>
);

function MailFields() {
  const { header, change, errorAt, leave } = useHeader();
  return (
    <FormGroup legend="Where results and invoices go">
      <Field
        label="Receiving Results Email"
        hint="Separate with a comma, semicolon, Enter or Tab."
        keepHint
        error={errorAt('header.resultEmails')}
      >
        <EmailChips
          value={header.resultEmails}
          onValue={(value) => change({ path: 'header.resultEmails', value })}
          text={header.resultEmailText}
          onText={(value) => change({ path: 'header.resultEmailText', value })}
          onBlur={leave('header.resultEmails')}
          placeholder={EXAMPLE_EMAIL}
        />
      </Field>
      <HeaderText
        name="invoiceEmail"
        label="Receiving Invoices Email"
        type="email"
        autoComplete="off"
        maxLength={254}
      />
    </FormGroup>
  );
}

/** Uploads belong to a company, so there are none before one is chosen. At the form's foot, they load after it. */
function PaperworkFields() {
  const { header, change, errorAt, unchosen } = useHeader();
  const isDrawn = useIsDrawn();
  if (!header.company || !isDrawn) return null;
  return (
    <PaperworkField
      key={header.company.id}
      org={header.company.id}
      error={errorAt('header.paperworkIds')}
      unchosen={unchosen('header.paperworkIds')}
      value={header.paperworkIds}
      onValue={(value) => change({ path: 'header.paperworkIds', value })}
    />
  );
}

function ReferenceFields() {
  const { lookups } = useWizard();
  const { header, change, errorAt } = useHeader();
  const org = header.company?.id;
  const none = async () => [];
  const addPo = useAddNew('po');
  const addProject = useAddNew('project');
  const addPi = useAddNew('pi');
  return (
    <FormGroup key={org ?? ''} legend="Your references">
      <div className="grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">
        <SuggestField
          label="Purchase Order Number"
          isRequired={header.company?.poRequired}
          hint={
            header.company?.poRequired ? `${header.company.name} books with a purchase order number only.` : undefined
          }
          error={errorAt('header.poNumber')}
          value={header.poNumber}
          onValue={(value) => change({ path: 'header.poNumber', value })}
          maxLength={CODE_LENGTH}
          load={org ? lookups.purchaseOrders(org) : none}
          onAdd={org ? (name) => addPo(org, name) : null}
        />
        <SuggestField
          label="Project"
          value={header.project}
          onValue={(value) => change({ path: 'header.project', value })}
          maxLength={NAME_LENGTH}
          load={org ? lookups.projects(org) : none}
          onAdd={org ? (name) => addProject(org, name) : null}
        />
        <SuggestField
          label="Project Identification"
          value={header.projectIdentification}
          onValue={(value) => change({ path: 'header.projectIdentification', value })}
          maxLength={NAME_LENGTH}
          load={org ? lookups.projectIdentifications(org) : none}
          onAdd={org ? (name) => addPi(org, name) : null}
        />
      </div>
      <Field
        label="Comment"
        optional
        hint="About the whole booking. The clinics read this."
        counter={{ text: header.comment, most: COMMENT_LENGTH }}
      >
        <TextArea
          rows={3}
          maxLength={COMMENT_LENGTH}
          value={header.comment}
          onValue={(value) => change({ path: 'header.comment', value })}
        />
      </Field>
    </FormGroup>
  );
}
