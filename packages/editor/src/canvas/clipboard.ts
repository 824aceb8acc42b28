/** Shapes as text, so that they can be pasted into another sheet, order or page. [1.4.39, 2.4.33] */
import { jsonSchema, type Point, serverOwnedFields, trust } from '@orderwright/domain'
import type { CanvasKind, CanvasRecord, CanvasSheet } from '@orderwright/domain/canvas'
import { z } from 'zod'
import type { CanvasChange } from './canvas-state.ts'
import type { Shape } from './shapes.ts'

const copiedSchema = z.object({
  type: z.literal('orderwright/canvas'),
  records: z.array(
    z.object({
      kind: z.string(),
      record: z.looseObject({ id: z.number() }),
    }),
  ),
})

/** How far from the original a copy stands: pieces of lines, and everything else. Inches. [1.4.39, 2.4.33] */
const ITEM_OFFSET = 250
const OFFSET = 10

/** The records of shapes as text. */
export function copyText(shapes: readonly Shape[]): string {
  const records = new Map(shapes.map(({ kind, record }) => [record, { kind: kind.name, record }]))
  return JSON.stringify({ type: 'orderwright/canvas', records: [...records.values()] })
}

/** How far a copy of a kind stands from its original when it was pasted so many times. */
function offsetOf({ resource }: CanvasKind, times: number): Point {
  const offset = (resource === 'productInstance' ? ITEM_OFFSET : OFFSET) * times
  return { x: offset, y: offset }
}

const owned = new Set<string>([...serverOwnedFields, 'rank'])

/** New records out of a copied text, on a sheet; none where it holds nothing that can stand there. Several keep their arrangement. */
export function pasteChanges(
  text: string,
  kinds: readonly CanvasKind[],
  sheet: CanvasSheet,
  times: number,
  newId: () => number,
): readonly (CanvasChange & { readonly kind: 'create' })[] {
  const copied = copiedSchema.safeParse(parsed(text)).data
  return (copied?.records ?? []).flatMap(({ kind: name, record }) => {
    const kind = kinds.find((one) => one.name === name)
    // What it says of itself is judged by its kind, and by the server when it is made.
    const placed = kind?.copyTo(trust<CanvasRecord>(record), sheet, offsetOf(kind, times))
    if (!kind || !placed) return []
    const fields = Object.entries(record).filter(([field]) => !owned.has(field))
    const props = mergedProps(Object.fromEntries(fields), placed)
    return [{ kind: 'create' as const, resource: kind.resource, id: newId(), props }]
  })
}

function mergedProps(fields: Record<string, unknown>, placed: Readonly<Record<string, unknown>>) {
  const merged = { ...fields, ...placed }
  if (isMap(fields['data']) && isMap(placed['data']))
    merged['data'] = { ...fields['data'], ...placed['data'] }
  return z.record(z.string(), jsonSchema).parse(merged)
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
