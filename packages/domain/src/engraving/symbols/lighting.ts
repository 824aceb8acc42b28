/** Symbols for lights. Paths are strokes on a grid of 24; see symbols.ts. */
import type { EngravingSymbol } from './symbol.ts'

export const lightingSymbols: readonly EngravingSymbol[] = [
  {
    key: 'light',
    title: 'Light',
    keywords: ['bulb', 'lamp', 'general'],
    path: 'M9 16.5C9 14.5 6 13.2 6 9.5a6 6 0 0 1 12 0C18 13.2 15 14.5 15 16.5ZM9.5 19H14.5M10.5 21.5H13.5',
  },
  {
    key: 'light-on',
    title: 'Light on',
    keywords: ['bulb', 'bright'],
    path: 'M9.5 17C9.5 15.2 7.5 14 7.5 11a4.5 4.5 0 0 1 9 0C16.5 14 14.5 15.2 14.5 17ZM10 19.5H14M11 21.8H13M5 11L3 11M7.05 6.05L5.64 4.64M12 4L12 2M16.95 6.05L18.36 4.64M19 11L21 11',
  },
  {
    key: 'light-off',
    title: 'Light off',
    keywords: ['bulb', 'dark'],
    path: 'M9 16.5C9 14.5 6 13.2 6 9.5a6 6 0 0 1 12 0C18 13.2 15 14.5 15 16.5ZM9.5 19H14.5M10.5 21.5H13.5M4 4L20 20',
  },
  {
    key: 'pendant',
    title: 'Pendant',
    keywords: ['hanging', 'lamp', 'ceiling'],
    path: 'M12 2V9M4.5 17A7.5 8 0 0 1 19.5 17ZM9.5 17a2.5 2.5 0 0 0 5 0',
  },
  {
    key: 'pendants',
    title: 'Row of pendants',
    keywords: ['hanging', 'island', 'bar'],
    path: 'M5 2V10M12 2V10M19 2V10M2.3 15A2.7 5 0 0 1 7.7 15ZM9.3 15A2.7 5 0 0 1 14.7 15ZM16.3 15A2.7 5 0 0 1 21.7 15Z',
  },
  {
    key: 'chandelier',
    title: 'Chandelier',
    keywords: ['candle', 'crystal', 'ceiling'],
    path: 'M12 2V20M12 20a1.2 1.2 0 1 0 .01 0M4 11V13a4 4 0 0 0 8 0M20 11V13a4 4 0 0 1 -8 0M2.5 11H5.5M18.5 11H21.5M4 8.5V6.5M20 8.5V6.5M9 6H15',
  },
  {
    key: 'wall-light',
    title: 'Wall light',
    keywords: ['sconce', 'applique'],
    path: 'M4 3V21M4 14H9M9 14V11M5.8 11H16.5L14 4H8.3Z',
  },
  {
    key: 'wall-washer',
    title: 'Wall washer',
    keywords: ['up', 'down', 'sconce', 'facade'],
    path: 'M9 9.5H15V14.5H9ZM9.5 7L6 2.5M14.5 7L18 2.5M12 6.5V2.5M9.5 17L6 21.5M14.5 17L18 21.5M12 17.5V21.5',
  },
  {
    key: 'table-lamp',
    title: 'Table lamp',
    keywords: ['desk', 'bedside'],
    path: 'M8.5 3H15.5L19 12H5ZM12 12V20M7.5 21H16.5',
  },
  {
    key: 'floor-lamp',
    title: 'Floor lamp',
    keywords: ['standing', 'living'],
    path: 'M9 2.5H15L17.5 9H6.5ZM12 9V21M8 21.5H16',
  },
  {
    key: 'desk-lamp',
    title: 'Desk lamp',
    keywords: ['study', 'office', 'task'],
    path: 'M5 21.5H13M9 21.5L6.5 13L14 7M12.2 4.6L17.8 9.4L19.5 4.5L16 2.5Z',
  },
  {
    key: 'reading-lamp',
    title: 'Reading lamp',
    keywords: ['bedside', 'book', 'flexible'],
    path: 'M3 4V12M3 8H7C13 8 9 3 14.5 3.5L18 5M15.5 8.5L20.2 3.4L21.5 8.5L18.8 10.8ZM4 20.5C7 18.5 10 18.5 12 20.5C14 18.5 17 18.5 20 20.5V15.5C17 13.5 14 13.5 12 15.5C10 13.5 7 13.5 4 15.5Z',
  },
  {
    key: 'downlight',
    title: 'Downlight',
    keywords: ['recessed', 'ceiling', 'spot'],
    path: 'M2.5 4.5H21.5M7.5 4.5V8H16.5V4.5M8 11L5 20M12 11V20M16 11L19 20',
  },
  {
    key: 'spot',
    title: 'Spotlight',
    keywords: ['adjustable', 'accent'],
    path: 'M3 3H13M8 3V6.5M5.8 9.5L11.5 6L15 12L9.5 15.5ZM15.5 15.5L20 20.5M17 12.5L21.5 15M12 17.5L13.5 21.5',
  },
  {
    key: 'track',
    title: 'Track lights',
    keywords: ['rail', 'spots'],
    path: 'M2.5 4H21.5M7 4V8M17 4V8M4.5 8H9.5V14H4.5ZM14.5 8H19.5V14H14.5ZM5 17L4 20.5M9 17L10 20.5M15 17L14 20.5M19 17L20 20.5',
  },
  {
    key: 'strip',
    title: 'Light strip',
    keywords: ['led', 'cove', 'indirect'],
    path: 'M3 8H21V12H3ZM6 10H6.01M10 10H10.01M14 10H14.01M18 10H18.01M5 15.5L4 19.5M9.7 15.5L9.2 19.5M14.3 15.5L14.8 19.5M19 15.5L20 19.5',
  },
  {
    key: 'picture-light',
    title: 'Picture light',
    keywords: ['art', 'painting'],
    path: 'M4 9H20V21.5H4ZM12 2V5M7 5H17M4 18L9 13.5L13 17L16 14.5L20 18',
  },
  {
    key: 'mirror-light',
    title: 'Mirror light',
    keywords: ['bathroom', 'vanity'],
    path: 'M7 4.5H17V21H7ZM9.5 13L13.5 8.5M9.5 17L14.5 11.5M3.5 6V19M20.5 6V19',
  },
  {
    key: 'step-light',
    title: 'Step light',
    keywords: ['stairs', 'floor'],
    path: 'M2.5 20.5H8V15H13.5V9.5H19V4H21.5M11 18.5L14.5 20.5M16.5 13L20 15M15 16L18.5 19',
  },
  {
    key: 'garden-light',
    title: 'Garden light',
    keywords: ['outside', 'bollard', 'path'],
    path: 'M9.5 21V9H14.5V21M8 9A4 4 0 0 1 16 9ZM5 21H19M4.5 12L2.5 13.5M19.5 12L21.5 13.5M4.5 8L2.5 6.5M19.5 8L21.5 6.5',
  },
  {
    key: 'dim',
    title: 'Dimmer',
    keywords: ['level', 'brightness'],
    path: 'M4 20.5L20 20.5L20 6ZM8.5 20V16.8M12.3 20V13.3M16.2 20V9.8',
  },
  {
    key: 'candle',
    title: 'Candle',
    keywords: ['mood', 'dinner'],
    path: 'M9 10H15V21.5H9ZM12 10V7.5M12 2.5C14.5 5 14 7.5 12 7.5C10 7.5 9.5 5 12 2.5ZM9 14C10.5 14 10.5 16 12 16',
  },
]
