import { Copy, PackagePlus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { CandidateDraft, ChosenPackage } from '../../../machines/lib/booking.types.ts';
import { id, type OrgId, type PackageId } from '../../../machines/lib/ports.ts';
import { FetchFailure } from '../../app/records/fetch-failure.tsx';
import { formDraft } from '../../app/session/form-drafts.ts';
import { FieldError } from '../../slots/field-error.tsx';
import { useList } from '../../slots/use-list.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { shortenName } from '../../ui/date-format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { hintClass } from '../../ui/fields/control-classes.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { longButtonClass, StepBody, StepForm } from '../step-body.tsx';
import { focusStepHeading, StepHeading } from '../step-heading.tsx';
import { useCandidate, useFields, useWizard } from '../wizard-context.ts';
import { type PackageItem, PackageList, PackageSearch } from './package-list.tsx';
import { suggestedBecause } from './suggested-because.ts';

const PackageMaker = lazyPart(() => import('./package-maker.tsx'));

/** The package of the candidate in view. */
export function PackageStep({ isMove }: { isMove: boolean }) {
  const { draft, context, addressOf } = useWizard();
  const { candidate, number } = useCandidate();
  const { errorAt } = useFields();
  const company = draft.header.company;
  return (
    <StepBody isUnderTabs>
      <StepForm isWide>
        <div className="flex items-center gap-2 flex-wrap min-h-9">
          <StepHeading isMove={isMove}>Package for {shortenName(candidate.name) || `candidate ${number}`}</StepHeading>
          <ApplyToAll candidate={candidate} />
        </div>
        <FieldError error={errorAt(`candidates.${candidate.key}.package`)} />
        {candidate.package?.suggested ? (
          <p className="text-text-2">
            <b className="font-strong text-text">{candidate.package.name}</b>{' '}
            {suggestedBecause(candidate, draft.candidates, context.usualPackages)}
          </p>
        ) : null}
        {context.holds[candidate.key] ? (
          <p className={hintClass}>Choosing another package gives the held time back.</p>
        ) : null}
        {company ? (
          <Packages key={company.id} org={company.id} candidate={candidate} />
        ) : (
          <EmptyState
            title="No company yet"
            actions={<ButtonLink href={addressOf('company')}>Choose the company</ButtonLink>}
          >
            Packages are offered by company.
          </EmptyState>
        )}
      </StepForm>
    </StepBody>
  );
}

function ApplyToAll({ candidate }: { candidate: CandidateDraft }) {
  const { draft, send } = useWizard();
  const chosen = candidate.package;
  const others = draft.candidates.filter((other) => other.package?.id !== chosen?.id);
  const [appliedId, setAppliedId] = useState<PackageId | null>(null);
  if (!chosen || chosen.custom) return null;
  const applyToAll = () => {
    setAppliedId(chosen.id);
    for (const { key } of others) send({ type: 'package.chosen', key, package: chosen });
    requestAnimationFrame(focusStepHeading);
  };
  if (others.length === 0)
    return appliedId === chosen.id && draft.candidates.length > 1 ? (
      <p role="status" className="ml-auto text-text-2">
        All {draft.candidates.length} candidates have {chosen.name}
      </p>
    ) : null;
  return (
    <Button look="link" className="ml-auto" icon={<Copy />} onClick={applyToAll}>
      Apply to all {draft.candidates.length} candidates
    </Button>
  );
}

function Packages({ org, candidate }: { org: OrgId; candidate: CandidateDraft }) {
  const { draft, lookups, send } = useWizard();
  const list = useList(lookups.packages(org, draft.sid));
  const [madeId, setMadeId] = useState<string | null>(null);
  const saved = (made: ChosenPackage) => {
    setMadeId(made.id);
    list.onSearch('');
  };
  const choose = ({ id: packageId, name, minutes }: PackageItem) =>
    send({
      type: 'package.chosen',
      key: candidate.key,
      package: { id: id<PackageId>(packageId), name, minutes },
    });
  return (
    <div>
      <Custom candidate={candidate} />
      <PackageSearch label="Search packages" search={list.search} onSearch={list.onSearch} isBusy={list.isBusy} />
      <Making org={org} candidate={candidate} onKept={saved} />
      <FoundPackages key={candidate.key} list={list} chosen={candidate.package} madeId={madeId} onChoose={choose} />
    </div>
  );
}

/** A package made for this candidate is above the list, since it is in none. */
function Custom({ candidate }: { candidate: CandidateDraft }) {
  const chosen = candidate.package;
  if (!chosen?.custom) return null;
  const item = { ...chosen, assessments: chosen.custom };
  return (
    <div className="mb-4">
      <p className={hintClass}>Custom, for this candidate only. Choosing another package removes it.</p>
      <PackageList label="Custom package" packages={[item]} chosenId={item.id} onChoose={() => {}} />
    </div>
  );
}

type MakingProps = { org: OrgId; candidate: CandidateDraft; onKept: (made: ChosenPackage) => void };

/** Two ways to a package that is not in the list. */
function Making({ org, candidate, onKept }: MakingProps) {
  const { context, send } = useWizard();
  const { number } = useCandidate();
  const names = { kept: 'new package', custom: `custom package ${candidate.key}` };
  const [making, setMaking] = useState<'kept' | 'custom' | null>(
    () => (['kept', 'custom'] as const).find((kind) => formDraft(names[kind])) ?? null,
  );
  const called = shortenName(candidate.name) || `candidate ${number}`;
  const { draftId } = context;
  const made = (chosen: ChosenPackage) => {
    send({ type: 'package.chosen', key: candidate.key, package: chosen });
    if (!chosen.custom) onKept(chosen);
  };
  return (
    <div className="flex items-center gap-2 flex-wrap mt-3">
      <Button size="sm" icon={<PackagePlus className="size-3.5" />} onClick={() => setMaking('kept')}>
        New package
      </Button>
      {draftId ? (
        <Button
          size="sm"
          look="quiet"
          className={longButtonClass}
          icon={<Sparkles className="size-3.5" />}
          onClick={() => setMaking('custom')}
        >
          Custom package for {called}
        </Button>
      ) : null}
      {making ? (
        <PackageMaker
          org={org}
          customFor={making === 'custom' && draftId ? { draftId, called } : null}
          draftKey={names[making]}
          onMade={made}
          onClose={() => setMaking(null)}
        />
      ) : null}
    </div>
  );
}

type FoundPackagesProps = {
  list: ReturnType<typeof useList<PackageItem>>;
  chosen: ChosenPackage | null;
  madeId: string | null;
  onChoose: (item: PackageItem) => void;
};

/** The package that is filled in, or that was chosen before, comes first; a press moves nothing. */
function FoundPackages({ list, chosen, madeId, onChoose }: FoundPackagesProps) {
  const [openedWith] = useState(chosen);
  const firstId = (chosen?.suggested ? chosen : openedWith)?.id;
  if (list.failure) {
    return (
      <div className="mt-3">
        <FetchFailure failure={list.failure} what="packages" onRetry={list.open}>
          What you typed is kept.
        </FetchFailure>
      </div>
    );
  }
  if (list.isFirst) return <SkeletonRows label="Loading packages" />;
  if (list.items.length === 0 && !list.isBusy) {
    return list.search.trim() === '' ? (
      <EmptyState title="No packages yet">This company has no package that can be booked here.</EmptyState>
    ) : (
      <EmptyState
        title="No packages match"
        actions={<Button onClick={() => list.onSearch('')}>Clear the search</Button>}
      >
        Nothing is called “{list.search.trim()}”.
      </EmptyState>
    );
  }
  const packages = list.items.toSorted((one, other) => Number(other.id === firstId) - Number(one.id === firstId));
  return <PackageList packages={packages} chosenId={chosen?.id ?? null} madeId={madeId} onChoose={onChoose} />;
}
