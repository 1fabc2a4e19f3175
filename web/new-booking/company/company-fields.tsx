import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fitTestMessage } from '../../../machines/rules/booking/fit-test.ts';
import { Lookup } from '../../app/forms/lookup.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FixedValue } from '../../ui/fields/inputs.tsx';
import { FormGroup } from '../step-body.tsx';
import { useWizard } from '../wizard-context.ts';
import { useHeader } from './use-header.ts';

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

export function CompanyFields() {
  const { draft, lookups, isCompanyFixed } = useWizard();
  const { header, change, errorAt, unchosen } = useHeader();
  const { company } = header;
  const [shownCompany, pickCompany] = useAfterTheList(company, (value) => change({ path: 'header.company', value }));
  const [subsidiary, pickSubsidiary] = useAfterTheList(header.subsidiary, (value) =>
    change({ path: 'header.subsidiary', value }),
  );
  const isCompanyLookedFor = draft.unchosen['header.company'] !== undefined;
  const isFitTest = draft.serviceType === 'fit_test';
  // A fixed company's field is never left, so its error shows at once.
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
