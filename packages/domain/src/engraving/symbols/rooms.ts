/** Symbols for rooms, doors and media. Paths are strokes on a grid of 24; see symbols.ts. */
import type { EngravingSymbol } from './symbol.ts'

export const roomSymbols: readonly EngravingSymbol[] = [
  {
    key: 'bed',
    title: 'Bed',
    keywords: ['bedroom', 'sleep', 'suite'],
    path: 'M2.5 20V5M2.5 17H21.5V20M21.5 17V13A3 3 0 0 0 18.5 10H11V17M4.5 12.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  },
  {
    key: 'bath',
    title: 'Bath',
    keywords: ['bathroom', 'tub'],
    path: 'M2.5 12.5H21.5V14A5 5 0 0 1 16.5 19H7.5A5 5 0 0 1 2.5 14ZM5 12.5V5A2.2 2.2 0 0 1 9.4 5V5.5M7.8 6.5H11M6.5 19L5.5 21.5M17.5 19L18.5 21.5',
  },
  {
    key: 'shower',
    title: 'Shower',
    keywords: ['bathroom', 'rain'],
    path: 'M4 21.5V6A3.5 3.5 0 0 1 11 4.5V7M6.5 11A4.5 4 0 0 1 15.5 11ZM8 14L7 17M11 14V17M14 14L15 17M6.6 19L6 21M11 19V21M15.4 19L16 21',
  },
  {
    key: 'toilet',
    title: 'Toilet',
    keywords: ['wc', 'powder room'],
    path: 'M6 3H11V11M6 3V11M4.5 11H20C20 15.5 17.5 17 15 17.5L15.5 21.5H7.5L8 17.5C6 16.5 4.5 14.5 4.5 11Z',
  },
  {
    key: 'kitchen',
    title: 'Kitchen',
    keywords: ['pot', 'cook', 'stove'],
    path: 'M5 10H19V17A3 3 0 0 1 16 20H8A3 3 0 0 1 5 17ZM2.5 12.5H5M19 12.5H21.5M4 7.5H20M12 7.5V5',
  },
  {
    key: 'dining',
    title: 'Dining',
    keywords: ['fork', 'knife', 'eat', 'table'],
    path: 'M5 3V8A3 3 0 0 0 11 8V3M8 3V21M17.5 13V21M17.5 13H14.5C14.5 7 15.5 4 17.5 3Z',
  },
  {
    key: 'sofa',
    title: 'Living room',
    keywords: ['sofa', 'couch', 'lounge'],
    path: 'M5 11V8A3 3 0 0 1 8 5H16A3 3 0 0 1 19 8V11M2.5 12.5A2 2 0 0 1 6.5 12.5V15H17.5V12.5A2 2 0 0 1 21.5 12.5V19H2.5ZM5 19V21M19 19V21',
  },
  {
    key: 'door',
    title: 'Door',
    keywords: ['open', 'entrance'],
    path: 'M2.5 21.5H21.5M6 21.5V3H18V21.5M14.8 12.5V12.51',
  },
  {
    key: 'gate',
    title: 'Gate',
    keywords: ['drive', 'entrance', 'garage'],
    path: 'M3 21.5V5M21 21.5V5M3 8.5C7 8.5 10 10 12 12.5C14 10 17 8.5 21 8.5M3 18.5H21M7 9.2V18.5M12 12.5V18.5M17 9.2V18.5',
  },
  {
    key: 'bell',
    title: 'Bell',
    keywords: ['call', 'ring', 'doorbell'],
    path: 'M4.5 17.5C6.5 15.5 6.5 13.5 6.5 10.5a5.5 5.5 0 0 1 11 0C17.5 13.5 17.5 15.5 19.5 17.5ZM10 20.5A2.2 2.2 0 0 0 14 20.5M12 5V2.8',
  },
  {
    key: 'key',
    title: 'Lock',
    keywords: ['key', 'security', 'away'],
    path: 'M3.5 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M11.5 12H21.5M21.5 12V15.5M17.5 12V15',
  },
  {
    key: 'music',
    title: 'Music',
    keywords: ['sound', 'audio'],
    path: 'M3.7 18a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M14.7 16a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M9.3 18V5.5L20.3 3.5V16M9.3 9.3L20.3 7.3',
  },
  {
    key: 'speaker',
    title: 'Loudspeaker',
    keywords: ['sound', 'volume'],
    path: 'M3 9H7L12.5 4V20L7 15H3ZM16 8.5A5 5 0 0 1 16 15.5M18.8 5.5A9 9 0 0 1 18.8 18.5',
  },
  {
    key: 'tv',
    title: 'Television',
    keywords: ['tv', 'screen', 'cinema', 'media'],
    path: 'M2.5 4.5H21.5V17.5H2.5ZM8 21H16',
  },
  {
    key: 'pool',
    title: 'Pool',
    keywords: ['water', 'swim', 'spa'],
    path: 'M2.5 16C5 14 7 18 9.5 16C12 14 14 18 16.5 16C18.5 14.5 20 15.5 21.5 16M2.5 20C5 18 7 22 9.5 20C12 18 14 22 16.5 20C18.5 18.5 20 19.5 21.5 20M8 14.5V5A2 2 0 0 1 12 5M16 14.5V5A2 2 0 0 1 20 5M8 8H16M8 11.5H16',
  },
  {
    key: 'tree',
    title: 'Garden',
    keywords: ['tree', 'outside', 'terrace'],
    path: 'M12 21.5V12M12 17.5A6.5 6.5 0 1 1 12.01 17.5M12 14.5L15 12M12 12.5L9.5 10.5',
  },
  {
    key: 'socket',
    title: 'Socket',
    keywords: ['plug', 'power', 'outlet'],
    path: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M8.5 12H8.51M15.5 12H15.51M12 6V7.5M12 16.5V18',
  },
  {
    key: 'do-not-disturb',
    title: 'Do not disturb',
    keywords: ['hotel', 'privacy', 'sleep'],
    path: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M7 12H17',
  },
  {
    key: 'home',
    title: 'Home',
    keywords: ['house', 'arrive'],
    path: 'M3 11.5L12 3.5L21 11.5M5.5 9.5V20.5H18.5V9.5M10 20.5V14.5H14V20.5',
  },
]
