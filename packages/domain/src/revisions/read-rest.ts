/** What a record on the canvas keeps besides the fields of its inspector: on what it stands, its file, and everything else by a sign. */
import { canvasKinds } from '../canvas/registry.ts'
import type { CanvasContext, CanvasKind, CanvasRecord } from '../canvas/kind.ts'
import { revisionWords as words } from '../messages/papers/revisions.ts'
import type { ReadFact } from '../orders/revisions/reading.ts'
import { canonicalJson, textSign } from '../units/json/canonical-json.ts'
import { nowhere } from './read-fields.ts'

/** What the server keeps of every record says nothing of what stands there. */
const bookkeeping: ReadonlySet<string> = new Set([
  'id',
  'orgId',
  'version',
  'created',
  'lastUpdated',
  'deletedAt',
  'productOrderId',
])

/** So many signs of a sign: enough to see that it is another. */
const SHOWN = 6

type Leaf = readonly [path: string, value: unknown]

/** 'data.size.width' and its value: the ends of an object. */
function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return value === null || value === undefined || value === '' ? [] : [[path, value]]
  }
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, path === '' ? key : `${path}.${key}`))
}

const isOnView = (path: string) => path === 'data.archCustomViewId' || path === 'customViewId'

/** How the viewport or the wall is called that a record stands on. */
function standing(path: string, id: number, context: CanvasContext): string | undefined {
  if (isOnView(path)) return context.tables.archCustomView.get(id)?.title
  const wall = path === 'data.archWallId' ? context.tables.archWall.get(id) : undefined
  const kind = wall && canvasKinds.find((one) => one.isOf(wall))
  return wall && kind ? words.thing({ kind: kind.words().one, name: kind.title(wall, context) }) : undefined
}

/** `kind` undefined: one that the canvas does not know. Nothing of a record is left out by all of its fields and these. */
export function readRest(
  kind: CanvasKind | undefined,
  record: CanvasRecord,
  context: CanvasContext,
): ReadFact[] {
  const shown = kind?.fields(record, context, nowhere).map(({ path }) => path.join('.')) ?? []
  const isShown = (path: string) => shown.some((one) => path === one || path.startsWith(`${one}.`))
  const own = Object.entries(record).filter(([key]) => !bookkeeping.has(key))
  const hidden = leavesOf(Object.fromEntries(own), '').filter(([path]) => !isShown(path))
  const facts: ReadFact[] = []
  const rest: Leaf[] = []
  for (const [path, value] of hidden) {
    const on = typeof value === 'number' ? standing(path, value, context) : undefined
    if (on !== undefined) facts.push({ key: path, title: words.standsOn, text: on })
    else if (path === 'data.mediumId') facts.push({ key: path, title: words.file, text: `#${String(value)}` })
    else rest.push([path, value])
  }
  if (rest.length === 0) return facts
  const text = words.restAs({ sign: textSign(canonicalJson(rest)).slice(0, SHOWN) })
  return [...facts, { key: 'rest', title: words.rest, text }]
}
