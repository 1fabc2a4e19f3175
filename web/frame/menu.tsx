import {
  Bug,
  ExternalLink,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  PanelLeft,
  Search,
  Sun,
  Workflow,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { accountName, bookingPaths, type MenuEntry, menuEntriesFor } from '../../machines/rules/access/menu.ts';
import { isWebAddress } from '../../machines/rules/text/url.ts';
import { openInspector } from '../app/machines/inspector-channel.ts';
import { useServiceList } from '../app/session/service-list.tsx';
import { useAccess, useIsProvider, usePortal, useSession, useSessionActor } from '../app/session/session-context.tsx';
import { chooseTheme, THEMES, type Theme, useTheme } from '../app/session/theme.ts';
import { saveProblem } from '../lab-host/save-problem.ts';
import { Avatar } from '../ui/avatar.tsx';
import { logoClass, Mark } from '../ui/brand.tsx';
import { IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { KeyHint } from '../ui/key-hint.tsx';
import { groupsOf, initials } from './menu-groups.ts';
import { menuIcon } from './menu-icons.ts';

export function useMenuEntries() {
  const { permissions } = useAccess();
  const { schedulerUrl } = usePortal();
  const kind = useIsProvider() ? 'provider' : 'client';
  return menuEntriesFor(permissions, useServiceList(), { schedulerUrl, kind });
}

export const Logo = ({ href }: { href: string }) => (
  <Link href={href} className={logoClass} aria-label="Preflight home">
    <Mark />
    <span className="folded:hidden">Preflight</span>
  </Link>
);

type MenuProps = {
  /** The navigation's name, where two may be on the page. */
  name: string;
  toggle: { label: string; isExpanded: boolean; onPress: () => void };
  /** Opens the search over everything; absent where another button does. */
  onFind?: () => void;
  /** A link was followed: the drawer closes. */
  onGo?: () => void;
};

export function Menu({ name, toggle, onFind, onGo }: MenuProps) {
  const entries = useMenuEntries();
  return (
    <>
      <div className="flex h-11 items-center gap-2 pr-1 pl-2 folded:h-auto folded:flex-col folded:justify-center folded:px-0 folded:pt-1.5">
        <Logo href={entries[0]?.href ?? '/'} />
        <IconButton className="ml-auto" label={toggle.label} aria-expanded={toggle.isExpanded} onClick={toggle.onPress}>
          <PanelLeft />
        </IconButton>
      </div>
      {onFind ? (
        <button
          type="button"
          className="mx-0.5 mt-1.5 flex h-8 cursor-pointer items-center gap-2.5 rounded-md border border-border bg-surface px-2 text-left text-text-2 hover:border-text-3 hover:text-text folded:mx-auto folded:w-9 folded:justify-center"
          title="Find (Ctrl+K)"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          onClick={onFind}
        >
          <Search className="size-4" />
          <span className="label flex-1 folded:sr-only">Find</span>
          <KeyHint className="folded:hidden">Ctrl K</KeyHint>
        </button>
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed with Enter clicks too */}
      <nav
        className="-mx-0.5 min-h-0 flex-1 overflow-auto py-2 drawer:flex-none drawer:overflow-visible folded:w-full"
        aria-label={name}
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && onGo?.()}
      >
        {groupsOf(entries).map((group) => (
          <div key={group.label}>
            {group.label ? (
              <p className="overflow-hidden px-2.5 pt-3.5 pb-1 font-medium text-text-3 text-xs folded:mx-2.5 folded:my-2 folded:h-px folded:bg-border folded:p-0 folded:text-transparent">
                {group.label}
              </p>
            ) : null}
            <ul className="px-0.5">
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
        <Icon className="size-4.5" />
        <span className="label folded:sr-only">{entry.name}</span>
        {entry.isExternal ? (
          <ExternalLink className="size-3.5 folded:hidden" role="img" aria-label="opens elsewhere" />
        ) : null}
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

const entryBase =
  'entry relative flex cursor-pointer items-center gap-2.5 rounded-md text-left text-text-2 hover:bg-text/6 hover:text-text hover:no-underline aria-[current]:bg-surface aria-[current]:text-text aria-[current]:shadow-[0_0_0_1px_var(--border),var(--shadow-1)] folded:mx-auto folded:my-px folded:h-[34px] [&>.lucide]:text-text-3 aria-[current]:[&>.lucide]:text-link';
const rail = 'folded:w-9 folded:justify-center folded:px-0';

const entryClass = (isChild = false) =>
  classes(
    entryBase,
    isChild
      ? 'h-7 w-full whitespace-nowrap px-2 font-[450] text-[13px] drawer:h-10'
      : classes('h-8 w-full px-2 font-medium drawer:h-11', rail),
  );

const toolClass = classes(
  entryBase,
  'h-8 w-8 flex-none justify-center px-0 font-medium drawer:h-11 drawer:w-full drawer:justify-start drawer:px-2',
  rail,
);

/**
 * True if this is the entry of the page. Of two for one page the upper is; a service's own entry is, where it was
 * chosen.
 */
function useIsCurrent({ href }: MenuEntry, isChild: boolean) {
  const [path] = useLocation();
  const sid = new URLSearchParams(useSearch()).get('sid');
  const [page, query = ''] = href.split('?');
  if (path !== page || new URLSearchParams(query).get('sid') !== sid) return false;
  return !isChild || sid !== null || page === bookingPaths.fit_test;
}

/** A menu longer than the window shows where one is. The page is laid out for it, in a task of its own. */
const scrollToEntry = (link: HTMLAnchorElement | null) => {
  const timer = setTimeout(() => link?.scrollIntoView({ block: 'nearest' }));
  return () => clearTimeout(timer);
};

function EntryLink({ entry, isChild = false, children }: { entry: MenuEntry; isChild?: boolean; children: ReactNode }) {
  const current = useIsCurrent(entry, isChild) ? { ref: scrollToEntry, 'aria-current': 'page' as const } : {};
  if (entry.isExternal && isWebAddress(entry.href)) {
    return (
      <a className={entryClass(isChild)} href={entry.href} title={entry.name} rel="noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link className={entryClass(isChild)} href={entry.href} title={entry.name} {...current}>
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
  const isWaiting = useSession((now) => now.matches({ signedIn: { leave: 'waiting' } }));
  return (
    <div className="grid gap-0.5 border-border border-t pt-2 folded:justify-items-center">
      <div className="flex items-center gap-2.5 px-1.5 py-1 folded:justify-center folded:px-0">
        <Avatar title={name}>{initials(name)}</Avatar>
        <span className="min-w-0 flex-1 folded:hidden">
          <b className="block truncate font-strong">{name}</b>
          <span className="block truncate text-text-3 text-xs">{info.company?.name}</span>
        </span>
      </div>
      <div className="flex gap-0.5 drawer:flex-col folded:flex-col folded:gap-0">
        <a
          href="/login"
          className={entryClass()}
          title="Log out"
          onClick={(event) => {
            event.preventDefault();
            logOut();
          }}
        >
          <LogOut className="size-4.5" />
          <span className="label folded:sr-only">{isSaving ? 'Saving…' : isWaiting ? 'Logging out…' : 'Log out'}</span>
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
  <button type="button" className={toolClass} title={hint} onClick={onPress}>
    <Icon className="size-4.5" />
    <span className="label sr-only drawer:not-sr-only">{label}</span>
  </button>
);
