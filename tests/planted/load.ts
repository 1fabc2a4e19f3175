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
];
