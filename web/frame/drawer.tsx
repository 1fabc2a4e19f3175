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
    <Dialog open={open} onClose={onClose} className="drawer fixed inset-0 z-50" aria-label="Menu">
      <DialogBackdrop transition className="fixed inset-0 bg-backdrop" />
      <DialogPanel
        transition
        className="menu relative flex h-full w-[min(288px,calc(100vw-56px))] flex-col overflow-auto bg-canvas p-2 shadow-high transition-[opacity,translate] duration-240 ease-std data-closed:-translate-x-2 data-closed:opacity-0"
      >
        <Menu name="Drawer" toggle={{ label: 'Close menu', isExpanded: true, onPress: onClose }} onGo={onGo} />
      </DialogPanel>
    </Dialog>
  );
}
