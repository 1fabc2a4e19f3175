import { Check, CircleAlert, Info, X } from 'lucide-react';
import { type FocusEvent, useEffect, useSyncExternalStore } from 'react';
import { Toaster, toast } from 'sonner';
import './toast-stack.css';
import { Button, IconButton } from '../button.tsx';
import { classes } from '../classes.ts';
import { type NumberedToast, noticesShown, onNotices, waitingNotices } from './toasts.ts';
import { areInSight } from './words-in-sight.ts';

const toneOfIcon = { good: 'text-success', bad: 'text-danger', plain: '' };
const icons = { good: Check, bad: CircleAlert, plain: Info };

function Toast({ notice, id }: { notice: NumberedToast; id: number | string }) {
  const Icon = icons[notice.tone];
  const left = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) show(notice, id);
  };
  const act = () => {
    notice.action?.onPress();
    toast.dismiss(id);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      className={classes(
        'toast flex min-h-11 w-full max-w-[420px] items-center gap-2.5 rounded-lg border bg-raised py-1.5 pr-1.5 pl-3.5 shadow-high max-sm:max-w-none max-sm:[&_.icon-btn]:size-10',
        notice.tone === 'bad' ? 'border-danger-line' : 'border-border',
      )}
      onFocus={() => show(notice, id, Number.POSITIVE_INFINITY)}
      onBlur={left}
    >
      <Icon className={toneOfIcon[notice.tone]} />
      <span className="flex-1">{notice.text}</span>
      {notice.action ? (
        <Button look="link" size="sm" onClick={act}>
          {notice.action.label}
        </Button>
      ) : null}
      <IconButton small label={notice.tone === 'bad' ? 'Close error' : 'Close'} onClick={() => toast.dismiss(id)}>
        <X className="size-3.5" />
      </IconButton>
    </div>
  );
}

/** The same id again only changes how long it stays: for ever while something inside has the focus. */
function show(notice: NumberedToast, id: number | string, duration = (notice.seconds ?? 5) * 1000) {
  toast.custom((shown) => <Toast notice={notice} id={shown} />, { id, duration });
}

/** The last refusal of each that shows notices. */
const refusals = new Map<string, number>();

function takePlace({ by, id, tone }: NumberedToast) {
  if (by === undefined) return;
  const refusal = refusals.get(by);
  if (refusal !== undefined) toast.dismiss(refusal);
  if (tone === 'bad') refusals.set(by, id);
  else refusals.delete(by);
}

/** A later notice of the same sender has taken the place of this refusal. */
const isPassed = ({ by, id, tone }: NumberedToast) => tone === 'bad' && by !== undefined && refusals.get(by) !== id;

/** The page draws the words of the same event first. */
const onceDrawn = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

export default function ToastStack() {
  const waiting = useSyncExternalStore(onNotices, waitingNotices);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const notice of waiting) {
      takePlace(notice);
      onceDrawn(() => {
        if (!isPassed(notice) && !areInSight(notice.text)) show(notice, notice.id);
      });
    }
    noticesShown(waiting);
  }, [waiting]);
  return <Toaster expand position="bottom-right" visibleToasts={3} gap={8} offset={16} mobileOffset={8} />;
}
