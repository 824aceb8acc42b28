/**
 * Entities as the text of a DXF file: R12 (AC1009), which every program and machine reads, or 2000 (AC1015), which names its unit and
 * has line weights. After the DXF reference of AutoCAD; lines end with a line feed, numbers have six decimals and no exponent, letters beyond
 * ASCII are written as \U+XXXX. Decision 165.
 */
import type { DxfEntity } from './entities.ts'
import { entityGroups } from './entity-groups.ts'
import { type Extent, extentOf } from './extent.ts'
import { dxfText, type Group, written } from './groups.ts'
import { type DxfLayer, layerStyles } from './layers.ts'
import { blocks, objects } from './objects.ts'
import { tables } from './tables.ts'
import { createHandles, type Writing } from './writing.ts'

export type DxfVersion = 'R12' | '2000'

export interface DxfFile {
  readonly version: DxfVersion
  readonly entities: readonly DxfEntity[]
  /** what the file is, for who opens it as text */
  readonly title: string
}

/** Larger drawings have their dashes drawn out, so that they are seen when all of it is. */
const DASHES_FOR_MM = 300

const section = (name: string, body: string) => `0\nSECTION\n2\n${name}\n${body}0\nENDSEC\n`

function header(isR12: boolean, { left, bottom, right, top }: Extent, seed: string): string {
  const dashes = Math.max(1, Math.max(right - left, top - bottom) / DASHES_FOR_MM)
  const point = (name: string, x: number, y: number): Group[] => [
    [9, name],
    [10, x],
    [20, y],
    [30, 0],
  ]
  return written([
    [9, '$ACADVER'],
    [1, isR12 ? 'AC1009' : 'AC1015'],
    ...(isR12
      ? []
      : ([
          [9, '$DWGCODEPAGE'],
          [3, 'ANSI_1252'],
          [9, '$HANDSEED'],
          [5, seed],
        ] satisfies Group[])),
    ...point('$EXTMIN', left, bottom),
    ...point('$EXTMAX', right, top),
    [9, '$LTSCALE'],
    [40, dashes],
    // Millimetres; R12 has no word for it.
    ...(isR12
      ? []
      : ([
          [9, '$INSUNITS'],
          [70, '4'],
          [9, '$MEASUREMENT'],
          [70, '1'],
        ] satisfies Group[])),
  ])
}

/** The file as text. Throws NotDrawable for a coordinate that is no number. */
export function writeDxf({ version, entities, title }: DxfFile): string {
  const isR12 = version === 'R12'
  const used = new Set(entities.map(({ layer }) => layer))
  const families = new Set(entities.flatMap((entity) => (entity.kind === 'text' ? [entity.family] : [])))
  const handle = createHandles()
  const writing: Writing = {
    isR12,
    handle,
    layers: layersInOrder.filter((layer) => used.has(layer)),
    families: [...families],
  }
  const extent = extentOf(entities)
  const body = [
    section('TABLES', tables(writing, extent)),
    section('BLOCKS', isR12 ? '' : blocks(writing)),
    section('ENTITIES', entities.map((entity) => written(entityGroups(writing, entity))).join('')),
    ...(isR12 ? [] : [section('OBJECTS', objects())]),
  ].join('')
  const first = [section('HEADER', header(isR12, extent, handle())), isR12 ? '' : section('CLASSES', '')]
  return `999\n${dxfText(title)}\n${first.join('')}${body}0\nEOF\n`
}

const layersInOrder: readonly DxfLayer[] = (Object.keys(layerStyles) satisfies string[]).filter(
  (name): name is DxfLayer => name in layerStyles,
)
