import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { SuggestField } from '../candidates/suggest-field.tsx';
import { useAddNew } from '../candidates/use-add-new.ts';
import { FormGroup } from '../step-body.tsx';
import { useWizard } from '../wizard-context.ts';
import { useHeader } from './use-header.ts';

const COMMENT_LENGTH = 500;
const NAME_LENGTH = 200;
const CODE_LENGTH = 100;

export function ReferenceFields() {
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
