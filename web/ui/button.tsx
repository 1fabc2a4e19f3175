import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';
import { announced } from './feedback/announced.ts';

export type ButtonLook = 'primary' | 'default' | 'quiet' | 'link' | 'danger' | 'danger-quiet';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'btn inline-flex cursor-pointer select-none items-center gap-1.5 whitespace-nowrap rounded-md border font-strong no-underline transition-[background-color,border-color] duration-120 ease-std base:justify-center print:hidden aria-busy:cursor-progress aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:border-border aria-disabled:not-aria-busy:bg-sunken aria-disabled:not-aria-busy:text-text-3 aria-disabled:not-aria-busy:shadow-none';

const looks = {
  primary:
    'border-transparent bg-accent text-on-accent shadow-low hover:bg-accent-hover hover:no-underline active:bg-accent-active',
  default: 'border-control bg-surface text-text shadow-low hover:bg-hover hover:no-underline',
  quiet: 'border-transparent text-text-2 hover:bg-hover hover:text-text hover:no-underline',
  link: 'border-transparent text-link underline-offset-3 hover:underline',
  danger: 'border-transparent bg-danger-fill text-white hover:bg-danger-fill-hover hover:no-underline',
  'danger-quiet': 'border-transparent text-danger hover:bg-danger-soft hover:no-underline',
} as const satisfies Record<ButtonLook, string>;

const sizes = {
  sm: 'base:h-7 base:px-2 text-sm',
  md: 'base:h-(--control) base:px-3',
  lg: 'base:min-h-(--control-form) base:px-4 max-sm:whitespace-normal',
} as const satisfies Record<ButtonSize, string>;

/** For what looks like a button and is none of those below. */
export const buttonClass = (look: ButtonLook, size: ButtonSize, more?: string) =>
  classes(base, looks[look], look === 'link' && size === 'md' ? 'base:h-(--control) base:px-1.5' : sizes[size], more);

const iconButtonBase =
  'icon-btn inline-grid flex-none cursor-pointer place-items-center base:text-text-2 hover:bg-hover hover:text-text print:hidden in-[.menu]:hover:bg-text/7';

/** A square button that is an icon alone; for controls of libraries, which draw their own button. */
export const iconButtonClass = (small = false, more?: string) =>
  classes(iconButtonBase, small ? 'base:size-6 base:rounded-sm' : 'base:size-(--control) base:rounded-md', more);

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** Primary once per view; danger filled only inside a confirming dialog. */
  look?: ButtonLook;
  /** 28, 32 or 36 pixels high; more under 600. */
  size?: ButtonSize;
  icon?: ReactNode;
  /** The verb going on, such as 'Sending…'. The width stays and presses do nothing. */
  busy?: string | false | null | undefined;
  /** Why it is off. It stays focusable and says so beside itself. */
  off?: string | false | null | undefined;
};

export function Button({
  look = 'default',
  size = 'md',
  icon,
  busy,
  off,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const stopped = Boolean(busy) || Boolean(off);
  const press = (event: MouseEvent<HTMLButtonElement>) => (stopped ? event.preventDefault() : onClick?.(event));
  const button = (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, size, className)}
      aria-busy={busy ? true : undefined}
      aria-disabled={stopped || rest['aria-disabled'] === true ? true : undefined}
      aria-describedby={off ? reasonId : rest['aria-describedby']}
      onClick={press}
    >
      {busy ? (
        <span className="inline-grid place-items-center *:col-start-1 *:row-start-1 *:inline-flex *:items-center *:gap-1.5">
          <span className="invisible" aria-hidden="true">
            {icon}
            {children}
          </span>
          <span key={busy} ref={announced}>
            <Spinner />
            {busy}
          </span>
        </span>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </button>
  );
  if (!off) return button;
  return (
    <span className="flex items-center gap-2">
      {button}
      <span id={reasonId} className="text-xs text-text-3">
        {off}
      </span>
    </span>
  );
}

/** A turning ring: something is under way. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    className={classes('size-3.5 animate-spin rounded-full border-2 border-current/30 border-t-current', className)}
  />
);

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: ReactNode;
};

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({
  look = 'default',
  size = 'md',
  icon,
  className,
  children,
  href,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} href={href} className={buttonClass(look, size, className)}>
      {icon}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  /** Its accessible name and its tooltip; an icon is never alone without one. */
  label: string;
  small?: boolean;
};

export function IconButton({ label, small = false, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={iconButtonClass(small, className)} />
  );
}
