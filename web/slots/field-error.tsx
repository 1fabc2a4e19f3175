import { CircleAlert } from 'lucide-react';

/** An error of a choice that is no field with a label. */
export function FieldError({ error, id }: { error: string | undefined; id?: string }) {
  if (!error) return null;
  return (
    <p className="err" role="alert" {...(id && { id })}>
      <CircleAlert className="i" />
      {error}
    </p>
  );
}
