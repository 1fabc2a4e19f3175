import { Button } from './button.tsx';

type SaveRowProps = { form: { isBusy: boolean; isUnsaved: boolean; discard: () => void } };

/** Saves a form that stands on a page, or puts back what was there. */
export const SaveRow = ({ form: { isBusy, isUnsaved, discard } }: SaveRowProps) => (
  <div className="flex flex-wrap items-center gap-2">
    <Button type="submit" look="primary" size="lg" busy={isBusy ? 'Saving…' : null}>
      Save changes
    </Button>
    {isUnsaved && !isBusy ? (
      <Button look="quiet" size="lg" onClick={discard}>
        Discard changes
      </Button>
    ) : null}
  </div>
);
