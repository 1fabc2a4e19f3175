import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { Menu } from './menu.tsx';

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  /** A link was followed: the drawer goes at once, so that the focus is free for the new page's heading. */
  onGo: () => void;
};

/** The menu of a narrow window, over the page. */
export default function Drawer({ open, onClose, onGo }: DrawerProps) {
  return (
    <Dialog open={open} onClose={onClose} className="drawer" aria-label="Menu">
      <DialogBackdrop transition className="backdrop" />
      <DialogPanel transition className="menu">
        <Menu name="Drawer" toggle={{ label: 'Close menu', isExpanded: true, onPress: onClose }} onGo={onGo} />
      </DialogPanel>
    </Dialog>
  );
}
