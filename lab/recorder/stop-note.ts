import type { Stop } from './breakpoints.ts';

/** In the product's colours where it has them. Set one by one: a page's policy may refuse a style attribute. */
const look = {
  position: 'fixed',
  inset: '8px auto auto 50%',
  transform: 'translateX(-50%)',
  margin: '0',
  width: 'max-content',
  maxWidth: 'calc(100vw - 16px)',
  padding: '6px 8px 6px 14px',
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  border: '1px solid var(--danger, #b0241c)',
  borderRadius: '18px',
  background: 'var(--raised, #fff)',
  color: 'var(--text, #141920)',
  font: '13px/18px var(--font-sans, system-ui)',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.2)',
};

const buttonLook = {
  flex: 'none',
  padding: '4px 12px',
  border: '0',
  borderRadius: '999px',
  background: 'var(--danger-fill, #c02b22)',
  color: '#fff',
  cursor: 'pointer',
};

/**
 * Says on a page that its machines are stopped: else it would seem to hang.
 * @returns shows a stop, or removes the note with null
 */
export function stopNote(onContinue: () => void): (stop: Stop | null) => void {
  let note: HTMLElement | null = null;
  const make = () => {
    const made = document.createElement('div');
    made.popover = 'manual';
    Object.assign(made.style, look);
    made.setAttribute('role', 'status');
    const button = document.createElement('button');
    Object.assign(button.style, buttonLook);
    button.type = 'button';
    button.textContent = 'Go on';
    button.addEventListener('click', onContinue);
    made.append(document.createElement('span'), button);
    document.body.append(made);
    made.showPopover();
    return made;
  };
  return (stop) => {
    if (!stop) {
      note?.remove();
      note = null;
      return;
    }
    note ??= make();
    const words = note.querySelector('span');
    if (words) words.textContent = `This page’s machines have stopped at ${stop.machineId}: ${stop.name}`;
  };
}
