import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { type EditForm, FormBox, RefusalLine } from '../forms/form.tsx';
import { ConflictBox, type FieldLabels } from './conflict-box.tsx';

type EditDialogProps = {
  form: EditForm;
  /** A heading: 'Edit subsidiary'. */
  title: string;
  text?: ReactNode;
  /** An alternative to the edit, above the form. */
  instead?: ReactNode;
  /** The verb of the button; 'Save' unless said otherwise. */
  submit?: string;
  /** The verb going on. */
  busy?: string;
  /** Names of the fields, for changes that another person made meanwhile. */
  labels?: FieldLabels;
  /** For forms of more than a few fields. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * One record in a dialog over its list. It is mounted while it is open, so that it starts with the record as it is; closing
 * asks first where something is unsaved.
 */
export function EditDialog(props: EditDialogProps) {
  const {
    form,
    title,
    text,
    instead,
    submit = 'Save',
    busy = 'Saving…',
    labels = {},
    isWide = false,
    onClose,
    children,
  } = props;
  const close = () => form.leaveFor(onClose);
  return (
    <Dialog open onClose={close} title={title} text={text} isWide={isWide} actions={null}>
      {instead}
      <FormBox form={form} label={title} className="grid mt-4 gap-4">
        {children}
        {form.conflict ? <ConflictBox form={form} labels={labels} /> : <RefusalLine form={form} />}
        <div className="flex items-center gap-2 flex-wrap justify-end">
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          {form.conflict ? null : (
            <Button type="submit" look="primary" busy={form.isBusy ? busy : null}>
              {submit}
            </Button>
          )}
        </div>
      </FormBox>
    </Dialog>
  );
}
