import { Check, ChevronDown, ChevronUp, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { arrowTarget } from '../../slots/arrow-target.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { pluralize } from '../../ui/date-format.ts';
import { inputClass } from '../../ui/fields/control-classes.ts';
import { longButtonClass } from '../step-body.tsx';

export type Assessment = { category: string; name: string };
export type PackageItem = { id: string; name: string; minutes: number; assessments: readonly Assessment[] };

type PackageListProps = {
  packages: readonly PackageItem[];
  chosenId: string | null;
  onChoose: (item: PackageItem) => void;
  /** One that was just made: it takes the focus when it comes into the list. */
  madeId?: string | null;
  label?: string;
};

function moveAmongPackages(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-package]')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  if (at < 0) return;
  const to = arrowTarget(
    event.key,
    buttons.map((button) => button.getBoundingClientRect()),
    at,
  );
  if (to === null) return;
  event.preventDefault();
  buttons[to]?.focus();
}

/** Packages to choose one from; what is in one unfolds below it. */
export function PackageList({ packages, chosenId, onChoose, madeId, label = 'Packages' }: PackageListProps) {
  return (
    <ul className="mt-3 grid gap-2" aria-label={label} onKeyDown={moveAmongPackages}>
      {packages.map((item) => (
        <PackageRow
          key={item.id}
          item={item}
          isChosen={item.id === chosenId}
          isMade={item.id === madeId}
          onChoose={() => onChoose(item)}
        />
      ))}
    </ul>
  );
}

/** A package's content unfolds below its button, and the bar covers that: hence the scroll margin. */
const PICK = classes(
  'group/pick grid min-h-14 min-w-0 flex-1 cursor-pointer scroll-mt-4 scroll-mb-40 items-center gap-3',
  'grid-cols-[20px_minmax(0,1fr)_auto] max-sm:basis-full max-sm:grid-cols-[20px_minmax(0,1fr)]',
  'rounded-(--radius-lg) py-2 pr-2 pl-3.5 text-left',
);

type PackageRowProps = { item: PackageItem; isChosen: boolean; isMade: boolean; onChoose: () => void };

function PackageRow({ item, isChosen, isMade, onChoose }: PackageRowProps) {
  const id = useId();
  const pick = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isMade) pick.current?.focus();
  }, [isMade]);
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  const isOpen = isUnfolded ?? isChosen;
  const byCategory = Map.groupBy(item.assessments, (assessment) => assessment.category);
  return (
    <li
      className={classes(
        'rounded-(--radius-lg) border bg-surface',
        isChosen ? 'border-link shadow-[inset_0_0_0_1px_var(--link)]' : 'border-border',
      )}
    >
      <div className="flex items-center gap-1 pr-2 max-sm:flex-wrap max-sm:pb-1">
        <button
          ref={pick}
          type="button"
          data-package={item.id}
          className={PICK}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          <span
            className={classes(
              'grid size-[18px] place-items-center rounded-full border-[1.5px] group-hover/pick:border-link',
              isChosen ? 'border-accent bg-accent text-on-accent' : 'border-border-strong',
            )}
            aria-hidden="true"
          >
            {isChosen ? <Check className="size-3 stroke-3" /> : null}
          </span>
          <span className="min-w-0">
            <span className="font-strong block">{item.name}</span>
            <span className="text-xs text-text-3 block">{[...byCategory.keys()].join(' · ')}</span>
          </span>
          <span className="text-[13px] whitespace-nowrap text-text-2 tabular-nums max-sm:col-[2] max-sm:-mt-2">
            {item.minutes} minutes
          </span>
        </button>
        <Button
          look="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          className={classes(
            'min-w-[138px] justify-start max-sm:-mt-11 max-sm:ml-auto max-sm:min-w-0',
            longButtonClass,
          )}
          onClick={() => setUnfolded(!isOpen)}
          icon={isOpen ? <ChevronUp className="size-3.5" /> : <ChevronDown className="size-3.5" />}
        >
          {pluralize(item.assessments.length, 'assessment')}
          <span className="sr-only"> of {item.name}</span>
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        <Assessments byCategory={byCategory} />
      </div>
    </li>
  );
}

export function Assessments({ byCategory }: { byCategory: ReadonlyMap<string, readonly Assessment[]> }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-x-6 gap-y-3 pt-1 pr-4 pb-3.5 pl-[46px] max-sm:pl-4">
      {[...byCategory].map(([category, assessments]) => (
        <div key={category}>
          <dt className="mb-0.5 text-xs text-text-3">{category}</dt>
          {assessments.map((assessment) => (
            <dd key={assessment.name} className="text-[13px] leading-5">
              {assessment.name}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

type PackageSearchProps = { search: string; onSearch: (text: string) => void; isBusy: boolean; label: string };

export function PackageSearch({ search, onSearch, isBusy, label }: PackageSearchProps) {
  return (
    <div className="with-icon">
      <Search />
      <input
        className={inputClass()}
        type="search"
        aria-label={label}
        placeholder="Search packages"
        autoComplete="off"
        aria-busy={isBusy || undefined}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
}
