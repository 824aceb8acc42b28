/**
 * Whatever is another thing on a canvas is said by a comparison: what counts for the sign of a revision and is not shown could not be
 * agreed to. [issue 18]
 */
import { describe, expect, it } from 'vitest'
import type { CanvasKind, CanvasRecord } from '../canvas/kind.ts'
import { canvasKinds } from '../canvas/registry.ts'
import { differenceWords } from '../messages/papers/revisions.ts'
import { compareReadings } from '../orders/revisions/difference.ts'
import type { RevisionReading } from '../orders/revisions/reading.ts'
import { spatialKeys } from '../spatial/kinds.ts'
import type { SpatialTables } from '../spatial/spatial-tables.ts'
import { aCanvasContext } from '../testing/canvas.ts'
import { fieldsOfKind, recordOf, samples } from '../testing/canvas-records.ts'
import { trust } from '../units/trust.ts'
import { readThings } from './read-canvas.ts'

function readingOf(kind: CanvasKind, record: CanvasRecord): RevisionReading {
  const empty = Object.fromEntries(spatialKeys.map((key) => [key, new Map()]))
  const tables = trust<SpatialTables>({ ...empty, [kind.resource]: new Map([[1, record]]) })
  const context = { ...aCanvasContext(), tables }
  return { facts: [], choices: [], items: [], amounts: null, ...readThings(tables, context, 'in') }
}

/** The record with another value at a path, of the same type where there was one. */
function changed(record: unknown, [key = '', ...rest]: readonly string[]): unknown {
  const own = typeof record === 'object' && record !== null ? record : {}
  const before: unknown = new Map<string, unknown>(Object.entries(own)).get(key)
  if (rest.length > 0) return { ...own, [key]: changed(before, rest) }
  const other =
    typeof before === 'number'
      ? before + 7
      : typeof before === 'boolean'
        ? !before
        : Array.isArray(before)
          ? [...before, { more: 7 }]
          : typeof before === 'string'
            ? `${before} other`
            : 7
  return { ...own, [key]: other }
}

const cases = canvasKinds
  .filter(({ name, resource }) => name !== 'seenWall' && resource !== 'productInstance')
  .flatMap((kind) =>
    (samples[kind.name] ?? []).flatMap((sample, index) =>
      fieldsOfKind(kind).map((path) => [kind.name, path, index, kind, sample] as const),
    ),
  )

describe('a comparison', () => {
  it.each(cases)('says of a %s that its %s is another (sample %i)', (_name, path, _index, kind, sample) => {
    const record = recordOf(kind, sample)
    const other = trust<CanvasRecord>(changed(record, path.split('.')))
    const words = { ...differenceWords, amountText: String }
    const { canvas } = compareReadings(readingOf(kind, record), readingOf(kind, other), words)
    expect(canvas).not.toEqual([])
  })
})
