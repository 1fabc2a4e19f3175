import type { ComponentProps } from 'react';
import { HoldBar } from '../../ui/hold-bar.tsx';

/** The bar over the wizard's held times; nothing as long as none is held. */
export default function HeldTimes(props: ComponentProps<typeof HoldBar>) {
  return props.held === 0 ? null : <HoldBar {...props} />;
}
