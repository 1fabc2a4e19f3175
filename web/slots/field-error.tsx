import { CircleAlert } from 'lucide-react';
import { errorClass } from '../ui/fields/control-classes.ts';

/** An error of a choice that is no field with a label. */
export function FieldError({ error, id }: { error: string | undefined; id?: string }) {
  if (!error) return null;
  return (
    <p className={errorClass} role="alert" {...(id && { id })}>
      <CircleAlert />
      {error}
    </p>
  );
}
