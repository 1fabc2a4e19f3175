import { Bug, ExternalLink, LogOut, Monitor, Moon, PanelLeft, Sun, Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { accountName, type MenuEntry, menuEntriesFor } from '../../machines/rules/menu.ts';
import { useServiceList } from '../session/service-list.tsx';
import { useAccess, usePortal, useSessionActor } from '../session/session-context.tsx';
import { chooseTheme, THEMES, type Theme, useTheme } from '../session/theme.ts';
import { openInspector } from '../tap/door.ts';
import { saveProblem } from '../tap/save-problem.ts';
import { Mark } from '../ui/brand.tsx';
import { IconButton } from '../ui/button.tsx';
import { groupsOf, initials } from './menu-groups.ts';
import { menuIcon } from './menu-icons.ts';

export function useMenuEntries() {
  const { permissions } = useAccess();
  const { schedulerUrl } = usePortal();
  return menuEntriesFor(permissions, useServiceList(), { schedulerUrl });
}

export const Logo = ({ href }: { href: string }) => (
  <Link href={href} className="logo" aria-label="Preflight home">
    <Mark />
    <span>Preflight</span>
  </Link>
);

type MenuProps = {
  /** The navigation's name, where two may be on the page. */
  name: string;
  toggle: { label: string; isExpanded: boolean; onPress: () => void };
  /** A link was followed: the drawer closes. */
  onGo?: () => void;
};

export function Menu({ name, toggle, onGo }: MenuProps) {
  const entries = useMenuEntries();
  return (
    <>
      <div className="menu-head">
        <Logo href={entries[0]?.href ?? '/'} />
        <IconButton className="push" label={toggle.label} aria-expanded={toggle.isExpanded} onClick={toggle.onPress}>
          <PanelLeft className="i" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed with Enter clicks too */}
      <nav
        aria-label={name}
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && onGo?.()}
      >
        {groupsOf(entries).map((group) => (
          <div key={group.label}>
            {group.label ? <p className="menu-label">{group.label}</p> : null}
            <ul>
              {group.entries.map((entry) => (
                <Entry key={entry.href} entry={entry} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <MenuFoot />
    </>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const Icon = menuIcon(entry.name);
  return (
    <li>
      <EntryLink entry={entry}>
        <Icon className="i i-l" />
        <span className="label">{entry.name}</span>
        {entry.isExternal ? <ExternalLink className="i i-s end" role="img" aria-label="opens elsewhere" /> : null}
      </EntryLink>
      {entry.children.length > 0 ? (
        <ul className="sub">
          {entry.children.map((child) => (
            <li key={child.href}>
              <EntryLink entry={child} isChild>
                <span className="label">{child.name}</span>
              </EntryLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function EntryLink({ entry, isChild = false, children }: { entry: MenuEntry; isChild?: boolean; children: ReactNode }) {
  const [path] = useLocation();
  // Only the upper of two entries for one page is the current one.
  const current = !isChild && path === entry.href ? { 'aria-current': 'page' as const } : {};
  if (entry.isExternal && /^https?:/.test(entry.href)) {
    return (
      <a className="entry" href={entry.href} title={entry.name} rel="noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link className="entry" href={entry.href} title={entry.name} {...current}>
      {children}
    </Link>
  );
}

const themeIcons = { system: Monitor, light: Sun, dark: Moon };
const nextTheme = (theme: Theme) => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';

function MenuFoot() {
  const session = useSessionActor();
  const { info, mayInspect } = useAccess();
  const theme = useTheme();
  const ThemeIcon = themeIcons[theme];
  const name = accountName(info);
  const logOut = () => session.send({ type: 'logOut.pressed' });
  return (
    <div className="menu-foot">
      <div className="account">
        <span className="avatar" title={name} aria-hidden="true">
          {initials(name)}
        </span>
        <span>
          <b>{name}</b>
          <span className="small quiet">{info.company?.name}</span>
        </span>
      </div>
      <button type="button" className="entry" title={`Theme: ${theme}`} onClick={() => chooseTheme(nextTheme(theme))}>
        <ThemeIcon className="i i-l" />
        <span className="label">Theme: {theme}</span>
      </button>
      {mayInspect ? (
        <button type="button" className="entry" title="Machines (Alt+Shift+M)" onClick={openInspector}>
          <Workflow className="i i-l" />
          <span className="label">Machines</span>
        </button>
      ) : null}
      <button type="button" className="entry" title="Report a problem" onClick={saveProblem}>
        <Bug className="i i-l" />
        <span className="label">Report a problem</span>
      </button>
      <a
        href="/login"
        className="entry"
        title="Log out"
        onClick={(event) => {
          event.preventDefault();
          logOut();
        }}
      >
        <LogOut className="i i-l" />
        <span className="label">Log out</span>
      </a>
    </div>
  );
}
