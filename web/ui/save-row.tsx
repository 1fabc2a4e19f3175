import { Button } from './button.tsx';

type SaveRowProps = {
  form: { isBusy: boolean; isUnsaved: boolean; discard: () => void };
  /** Names what is saved where a page has several forms. */
  label?: string;
};

/** Saves a form in a page, or restores its stored values. */
export const SaveRow = ({ form: { isBusy, isUnsaved, discard }, label = 'Save changes' }: SaveRowProps) => (
  <div className="flex flex-wrap items-center gap-2">
    <Button type="submit" look="primary" size="lg" busy={isBusy ? 'Saving…' : null}>
      {label}
    </Button>
    {isUnsaved && !isBusy ? (
      <Button look="quiet" size="lg" onClick={discard}>
        Discard changes
      </Button>
    ) : null}
  </div>
);
