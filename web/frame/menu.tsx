import { Bug, ExternalLink, LogOut, type LucideIcon, Monitor, Moon, PanelLeft, Sun, Workflow } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { accountName, bookingPaths, type MenuEntry, menuEntriesFor } from '../../machines/rules/access/menu.ts';
import { isWebAddress } from '../../machines/rules/text/url.ts';
import { useServiceList } from '../app/session/service-list.tsx';
import { useAccess, usePortal, useSession, useSessionActor } from '../app/session/session-context.tsx';
import { chooseTheme, THEMES, type Theme, useTheme } from '../app/session/theme.ts';
import { openInspector } from '../tap/inspector-channel.ts';
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
  const nav = useCurrentInView();
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
        ref={nav}
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

/** A menu longer than the window shows where one is. */
function useCurrentInView() {
  const [path] = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current entry.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [path]);
  return nav;
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

/** Whether this is the entry of the page. Of two for one page the upper is; a service's own entry is, where it was chosen. */
function useIsCurrent({ href }: MenuEntry, isChild: boolean) {
  const [path] = useLocation();
  const sid = new URLSearchParams(useSearch()).get('sid');
  const [page, query = ''] = href.split('?');
  if (path !== page || new URLSearchParams(query).get('sid') !== sid) return false;
  return !isChild || sid !== null || page === bookingPaths.fit_test;
}

function EntryLink({ entry, isChild = false, children }: { entry: MenuEntry; isChild?: boolean; children: ReactNode }) {
  const current = useIsCurrent(entry, isChild) ? { 'aria-current': 'page' as const } : {};
  if (entry.isExternal && isWebAddress(entry.href)) {
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
  const name = accountName(info);
  const logOut = () => session.send({ type: 'logOut.pressed' });
  const isSaving = useSession((now) => now.matches({ signedIn: { leave: 'saving' } }));
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
      <div className="menu-last">
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
          <span className="label">{isSaving ? 'Saving…' : 'Log out'}</span>
        </a>
        <Tool Icon={themeIcons[theme]} label={`Theme: ${theme}`} onPress={() => chooseTheme(nextTheme(theme))} />
        {mayInspect ? (
          <Tool Icon={Workflow} label="Machines" hint="Machines (Alt+Shift+M)" onPress={openInspector} />
        ) : null}
        <Tool Icon={Bug} label="Report a problem" onPress={saveProblem} />
      </div>
    </div>
  );
}

type ToolProps = { Icon: LucideIcon; label: string; hint?: string; onPress: () => void };

/** One of the rarer things, an icon with its name as the tooltip; the drawer, where nothing hovers, shows the name. */
const Tool = ({ Icon, label, hint = label, onPress }: ToolProps) => (
  <button type="button" className="entry tool" title={hint} onClick={onPress}>
    <Icon className="i i-l" />
    <span className="label">{label}</span>
  </button>
);
