import { CalendarOff, Columns3, Printer, Search } from 'lucide-react';
import { MoreMenu } from '../app/records/more-menu.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { SegmentedControl } from '../ui/fields/segmented.tsx';
import { useIsPhone } from '../ui/use-is-phone.ts';
import type { Rows } from './board/board-grid.tsx';

export type View = 'day' | 'week';
/** A tool with a dialog of its own. */
export type Tool = 'sites' | 'find' | 'holidays';

type BoardToolsProps = {
  view: View;
  onView: (view: View) => void;
  rows: Rows;
  onRows: (rows: Rows) => void;
  /** The number of sites beside the first one; null where there is no other to show. */
  beside: number | null;
  mayFind: boolean;
  onTool: (tool: Tool) => void;
};

const ranges = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
] as const;
const rowHeights = [
  { value: 'roomy', label: 'Roomy' },
  { value: 'compact', label: 'Compact' },
] as const;

/** Tools of the board; on a phone all but its range are in a menu, so that the lanes begin in view. */
export function BoardTools({ view, onView, rows, onRows, beside, mayFind, onTool }: BoardToolsProps) {
  const sites = beside === null ? null : `Side by side${beside > 0 ? ` (${beside + 1})` : ''}`;
  const range = <SegmentedControl label="Range" value={view} choices={ranges} onValue={onView} />;
  if (useIsPhone()) {
    const other = rows === 'roomy' ? 'compact' : 'roomy';
    const items = [
      ...(sites === null ? [] : [{ label: sites, onPress: () => onTool('sites') }]),
      { label: other === 'compact' ? 'Compact rows' : 'Roomy rows', onPress: () => onRows(other) },
      ...(mayFind ? [{ label: 'Find a person', onPress: () => onTool('find') }] : []),
      { label: 'Holidays', onPress: () => onTool('holidays') },
      { label: 'Print', onPress: () => print() },
    ];
    return (
      <>
        {range}
        <MoreMenu label="More for the board" items={items} />
      </>
    );
  }
  return (
    <>
      {sites === null ? null : (
        <Button look="quiet" icon={<Columns3 />} onClick={() => onTool('sites')}>
          {sites}
        </Button>
      )}
      {range}
      <SegmentedControl label="Rows" value={rows} choices={rowHeights} onValue={onRows} />
      {mayFind ? (
        <Button look="quiet" icon={<Search />} onClick={() => onTool('find')}>
          Find a person
        </Button>
      ) : null}
      <Button look="quiet" icon={<CalendarOff />} onClick={() => onTool('holidays')}>
        Holidays
      </Button>
      <IconButton label="Print" onClick={() => print()}>
        <Printer />
      </IconButton>
    </>
  );
}
