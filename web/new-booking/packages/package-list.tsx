import { Check, ChevronDown, ChevronUp, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { arrowTarget } from '../../slots/arrow-target.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { pluralize } from '../../ui/date-format.ts';

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
    <ul className="packages" aria-label={label} onKeyDown={moveAmongPackages}>
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
    <li className={classes('package', isChosen && 'is-chosen')}>
      <div className="package-row">
        <button
          ref={pick}
          type="button"
          data-package={item.id}
          className="package-pick"
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          <span className="package-mark" aria-hidden="true">
            {isChosen ? <Check className="i" /> : null}
          </span>
          <span className="min-w-0">
            <span className="strong block">{item.name}</span>
            <span className="small quiet block">{[...byCategory.keys()].join(' · ')}</span>
          </span>
          <span className="package-minutes">{item.minutes} minutes</span>
        </button>
        <Button
          look="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          className="package-parts"
          onClick={() => setUnfolded(!isOpen)}
          icon={isOpen ? <ChevronUp className="i i-s" /> : <ChevronDown className="i i-s" />}
        >
          {pluralize(item.assessments.length, 'assessment')}
          <span className="sr"> of {item.name}</span>
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
    <dl className="assessments">
      {[...byCategory].map(([category, assessments]) => (
        <div key={category}>
          <dt>{category}</dt>
          {assessments.map((assessment) => (
            <dd key={assessment.name}>{assessment.name}</dd>
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
      <Search className="i" />
      <input
        className="input"
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
