/** Shapes as text, so that they can be pasted into another sheet, order or page. [1.4.39, 2.4.33] */
import type { Point } from '@orderwright/domain/geometry'
import { jsonSchema, serverOwnedFields, trust } from '@orderwright/domain/units'
import type { CanvasKind, CanvasRecord, CanvasSheet } from '@orderwright/domain/canvas'
import { z } from 'zod'
import type { CanvasChange, CanvasDocument } from './canvas-state.ts'
import { recordKey, type Shape } from './shapes.ts'

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

interface Copied {
  readonly kind: CanvasKind
  readonly record: CanvasRecord
  readonly parts: readonly string[]
}

/** What is copied, before all that stands on it. Nothing stands on itself, and nothing on what stands on another thing. */
function basesFirst(copied: readonly Copied[]): readonly Copied[] {
  const isBase = ({ kind, record }: Copied) => kind.standsOn(record) === null
  return [...copied.filter(isBase), ...copied.filter((one) => !isBase(one))]
}

/**
 * New records out of a copied text, on a sheet; none where it holds nothing that can stand there. Several keep their arrangement, and
 * what stands on something that is copied too stands on the copy.
 */
export function pasteChanges(
  text: string,
  kinds: readonly CanvasKind[],
  sheet: CanvasSheet,
  times: number,
  { newLocalId, admit }: Pick<CanvasDocument, 'newLocalId' | 'admit'>,
): readonly Copy[] {
  const found = (copiedSchema.safeParse(parsed(text)).data?.records ?? []).flatMap(
    ({ kind: name, record, parts }): Copied[] => {
      const kind = kinds.find((one) => one.name === name)
      // What it says of itself is judged by its kind, and by the server when it is made.
      return kind ? [{ kind, record: trust<CanvasRecord>(record), parts }] : []
    },
  )
  /** the ids of copies, by the records that they are copies of */
  const copies = new Map<string, number>()
  return basesFirst(found).flatMap(({ kind, record, parts }): Copy[] => {
    const base = kind.standsOn(record)
    const baseId = base && copies.get(recordKey(base.resource, base.id))
    const placed =
      typeof baseId === 'number'
        ? kind.copyWith(record, sheet, baseId)
        : kind.copyTo(record, sheet, offsetOf(kind, times), parts)
    const admitted = admit(kind.resource, record)
    if (!placed || !admitted) return []
    const fields = Object.entries(admitted).filter(([field]) => !owned.has(field))
    const props = mergedProps(Object.fromEntries(fields), placed)
    const id = newLocalId()
    copies.set(recordKey(kind.resource, record.id), id)
    return [{ kind, change: { kind: 'create', resource: kind.resource, id, props } }]
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
