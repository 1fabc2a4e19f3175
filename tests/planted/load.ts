import type { Plant } from './plant.ts';

export const loadPlants: readonly Plant[] = [
  {
    id: 'load.weight',
    file: 'web/main.tsx',
    find: "import { createRoot } from 'react-dom/client';",
    replace: "import './login/auth-art.tsx';\nimport { createRoot } from 'react-dom/client';",
  },
  {
    id: 'load.first-frame',
    file: 'web/public/theme.js',
    find: "isSignedIn ? 'menu' : 'public'",
    replace: "isSignedIn ? 'public' : 'menu'",
  },
  {
    id: 'load.at-once',
    file: 'web/ui/loading/lazy-view.tsx',
    find: 'arrivedPart(load)?.default ?? Waited',
    replace: 'Waited',
  },
  {
    id: 'load.steady',
    file: 'web/frame/menu-layout.tsx',
    find: 'max-md:min-h-dvh max-md:overflow-visible',
    replace: 'max-md:overflow-visible',
  },
  {
    id: 'load.ahead',
    file: 'web/ui/loading/prefetch.ts',
    find: 'if (sign && isAtRest(sign)) return;',
    replace: '',
  },
  {
    id: 'load.incremental',
    file: 'web/bookings/list/use-incremental-rows.ts',
    find: 'setDrawn(drawn + ROWS_PER_FRAME)',
    replace: 'setDrawn(drawn)',
  },
];
