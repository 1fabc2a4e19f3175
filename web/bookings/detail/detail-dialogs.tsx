import type { DetailAction, DetailDialogProps } from './booking-detail.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { DatesDialog } from './dates-dialog.tsx';
import { LinkSmsDialog } from './link-sms-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { UpdateDialog } from './update-dialog.tsx';

const dialogs = {
  cancel: CancelDialog,
  confirmation: ConfirmationDialog,
  dates: DatesDialog,
  revoke: RevokeDialog,
  sms: LinkSmsDialog,
  update: UpdateDialog,
} as const;

/** The dialog of an action, loaded when the first one opens. */
export default function DetailDialog({
  action,
  ...props
}: DetailDialogProps & { action: Exclude<DetailAction, 'time'> }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
