/** Families whose drawings have a solid; what it is made of is fetched with the 3D view (see `drawing-models/drawing-model.ts`). */
const modelled: ReadonlySet<string> = new Set([
  'cover-plate',
  'slab-door',
  'lamella-panel',
  'shelf',
  'bookcase',
  'flooring',
  'skirting',
  'sample',
  'book',
  'article',
])

export function isModelled(family: string | undefined): boolean {
  return family !== undefined && modelled.has(family)
}
