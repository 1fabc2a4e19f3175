import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';

export type ButtonLook = 'primary' | 'default' | 'quiet' | 'link' | 'danger' | 'danger-quiet';
export type ButtonSize = 'sm' | 'md' | 'lg';

const buttonClass = (look: ButtonLook, size: ButtonSize, more?: string) =>
  classes('btn', `btn-${look}`, size !== 'md' && `btn-${size}`, more);

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
        <span className="btn-words">
          <span className="resting" aria-hidden="true">
            {icon}
            {children}
          </span>
          <span>
            <span className="spin" />
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
    <span className="row">
      {button}
      <span id={reasonId} className="small quiet">
        {off}
      </span>
    </span>
  );
}

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
  /** Its accessible name and its tooltip; an icon never stands alone without one. */
  label: string;
  small?: boolean;
};

export function IconButton({ label, small = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes('icon-btn', small && 'sm', className)}
    />
  );
}
