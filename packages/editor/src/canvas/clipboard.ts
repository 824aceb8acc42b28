/** Shapes as text, so that they can be pasted into another sheet, order or page. [1.4.39, 2.4.33] */
import { jsonSchema, type Point, serverOwnedFields, trust } from '@orderwright/domain'
import type { CanvasKind, CanvasRecord, CanvasSheet } from '@orderwright/domain/canvas'
import { z } from 'zod'
import type { CanvasChange, CanvasDocument } from './canvas-state.ts'
import type { Shape } from './shapes.ts'

const copiedSchema = z.object({
  type: z.literal('orderwright/canvas'),
  records: z.array(
    z.object({
      kind: z.string(),
      record: z.looseObject({ id: z.number() }),
      parts: z.array(z.string()).default([]),
    }),
  ),
})

/** How far from the original a copy stands: pieces of lines, and everything else. Inches. [1.4.39, 2.4.33] */
const ITEM_OFFSET = 250
const OFFSET = 10

/** The records of shapes as text. */
export function copyText(shapes: readonly Shape[]): string {
  const records = new Map<CanvasRecord, { kind: string; record: CanvasRecord; parts: string[] }>()
  for (const { kind, record, part } of shapes) {
    const known = records.get(record)
    if (known) known.parts.push(part.name)
    else records.set(record, { kind: kind.name, record, parts: [part.name] })
  }
  return JSON.stringify({ type: 'orderwright/canvas', records: [...records.values()] })
}

/** How far a copy of a kind stands from its original when it was pasted so many times. */
function offsetOf({ resource }: CanvasKind, times: number): Point {
  const offset = (resource === 'productInstance' ? ITEM_OFFSET : OFFSET) * times
  return { x: offset, y: offset }
}

const owned = new Set<string>([...serverOwnedFields, 'rank'])

export interface Copy {
  readonly kind: CanvasKind
  readonly change: CanvasChange & { readonly kind: 'create' }
}

/** New records out of a copied text, on a sheet; none where it holds nothing that can stand there. Several keep their arrangement. */
export function pasteChanges(
  text: string,
  kinds: readonly CanvasKind[],
  sheet: CanvasSheet,
  times: number,
  { newLocalId, admit }: Pick<CanvasDocument, 'newLocalId' | 'admit'>,
): readonly Copy[] {
  const copied = copiedSchema.safeParse(parsed(text)).data
  return (copied?.records ?? []).flatMap(({ kind: name, record, parts }): Copy[] => {
    const kind = kinds.find((one) => one.name === name)
    // What it says of itself is judged by its kind, and by the server when it is made.
    const placed = kind?.copyTo(trust<CanvasRecord>(record), sheet, offsetOf(kind, times), parts)
    const admitted = kind && admit(kind.resource, record)
    if (!kind || !placed || !admitted) return []
    const fields = Object.entries(admitted).filter(([field]) => !owned.has(field))
    const props = mergedProps(Object.fromEntries(fields), placed)
    return [{ kind, change: { kind: 'create', resource: kind.resource, id: newLocalId(), props } }]
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
