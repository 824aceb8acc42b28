/** Which line drawing a word means: a tile's icon, a category's title, or a drawing family. */

export const drawingNames = [
  'keypad',
  'wall-outlet',
  'floor-outlet',
  'reading-lamp',
  'cover-plate',
  'back-box',
  'sample',
  'door',
  'cabinet-front',
  'lamella',
  'flooring',
  'rail',
  'light',
  'mural',
  'shelf',
  'document',
  'product',
] as const
export type DrawingName = (typeof drawingNames)[number]

/** Other words for the same drawings. */
const otherWords: Readonly<Record<string, DrawingName>> = {
  'keypad-plate': 'keypad',
  'outlet-plate': 'wall-outlet',
  outlet: 'wall-outlet',
  lamp: 'reading-lamp',
  plate: 'cover-plate',
  'floor-sample': 'sample',
  'slab-door': 'door',
  cabinet: 'cabinet-front',
  floor: 'flooring',
  'wall-light': 'light',
  profile: 'rail',
  shelve: 'shelf',
  bookcase: 'shelf',
  skirting: 'rail',
  'sample-set': 'sample',
  book: 'document',
  'flat-print': 'mural',
}

/** The drawing for 'wallOutlet', 'Wall Outlets', 'wall_outlet' or 'outlet-plate'; null when no drawing fits. */
export function drawingName(word: string | null | undefined): DrawingName | null {
  if (!word) return null
  const kebab = word
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .trim()
    .replace(/[\s_]+/g, '-')
    .toLowerCase()
  for (const candidate of [kebab, kebab.replace(/s$/, ''), kebab.replace(/es$/, '')]) {
    const name = otherWords[candidate] ?? drawingNames.find((known) => known === candidate)
    if (name) return name
  }
  return null
}
