import { Link } from 'wouter';
import { mayOpen } from '../../machines/rules/access/access-routes.ts';
import { useAccess } from '../app/session/session-context.tsx';
import { classes } from '../ui/classes.ts';
import { tabClass, tabRowClass } from '../ui/tab-classes.ts';

const tabs = [
  { href: '/my/company', label: 'General' },
  { href: '/my/company/sign-in', label: 'Sign-in' },
  { href: '/my/company/webhooks', label: 'Webhooks' },
  { href: '/my/company/api-keys', label: 'API keys' },
];

/** Tabs of the own company that the account may open; one alone needs no row. */
export function MyCompanyTabs({ current }: { current: string }) {
  const { permissions } = useAccess();
  const open = tabs.filter(({ href }) => mayOpen(permissions, href));
  if (open.length < 2) return null;
  return (
    <nav className={classes(tabRowClass, 'mb-5 shrink-0 print:hidden')} aria-label="My Company">
      {open.map(({ href, label }) => (
        <Link key={href} className={tabClass} href={href} {...(href === current ? { 'aria-current': 'page' } : {})}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
