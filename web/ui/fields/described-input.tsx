import type { ComponentProps } from 'react';
import { useControl } from './field.tsx';

/** For a `ComboboxInput`: the library takes away the description that the field gives, its hint and its error. */
export const DescribedInput = (props: ComponentProps<'input'>) => (
  <input {...props} aria-describedby={useControl()['aria-describedby']} />
);
