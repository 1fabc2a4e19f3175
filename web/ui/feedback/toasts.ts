export type ToastContent = {
  tone: 'good' | 'bad' | 'plain';
  text: string;
  /** 5 unless the specification says 10. */
  seconds?: 5 | 10;
  /** The sender: its next notice replaces an earlier refusal. */
  by?: string;
  action?: { label: string; onPress: () => void };
};

export type NumberedToast = ToastContent & { id: number };

type Listener = () => void;

/** Notices waiting for the host, which is loaded with the first one. */
let waiting: readonly NumberedToast[] = [];
let count = 0;
const listeners = new Set<Listener>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/**
 * Shows a snackbar, unless the page itself says the same in sight. A failure is said at once to screen readers,
 * everything else when they are idle.
 */
export function notify(notice: ToastContent) {
  count += 1;
  waiting = [...waiting, { ...notice, id: count }];
  notifyListeners();
}

/** The machine whose action shows a notice. */
type ShownBy = { self: { sessionId: string } };

/** The action `showNotice` of a machine. */
export const notifyBy = ({ self }: ShownBy, notice: ToastContent) => notify({ ...notice, by: self.sessionId });

export const waitingNotices = () => waiting;

/** Called by the host once it has shown them. */
export function noticesShown(shown: readonly NumberedToast[]) {
  waiting = waiting.filter((notice) => !shown.includes(notice));
  notifyListeners();
}

export function onNotices(listener: Listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
