export type Notice = {
  tone: 'good' | 'bad' | 'plain';
  text: string;
  /** 5 unless the specification says 10. */
  seconds?: 5 | 10;
  /** The sender: its next notice replaces an earlier refusal. */
  by?: string;
  action?: { label: string; onPress: () => void };
};

export type NumberedNotice = Notice & { id: number };

type Listener = () => void;

/** Notices waiting for the host, which is loaded with the first one. */
let waiting: readonly NumberedNotice[] = [];
let count = 0;
const listeners = new Set<Listener>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Shows a snackbar. A failure is said at once to screen readers, everything else when they are idle. */
export function notify(notice: Notice) {
  count += 1;
  waiting = [...waiting, { ...notice, id: count }];
  tell();
}

/** The machine whose action shows a notice. */
type ShownBy = { self: { sessionId: string } };

/** The action `showNotice` of a machine. */
export const notifyBy = ({ self }: ShownBy, notice: Notice) => notify({ ...notice, by: self.sessionId });

export const waitingNotices = () => waiting;

/** Called by the host once it has shown them. */
export function noticesShown(shown: readonly NumberedNotice[]) {
  waiting = waiting.filter((notice) => !shown.includes(notice));
  tell();
}

export function onNotices(listener: Listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
