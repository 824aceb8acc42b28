/** The tables of a DXF file: how it is first seen, line types, layers, text styles; in files of 2000 those that every program asks for. */
import type { Extent } from './extent.ts'
import { type Group, written } from './groups.ts'
import { layerStyles, type LineType } from './layers.ts'
import { MODEL, PAPER, styleName, type Writing } from './writing.ts'

/** Millimetres on the drawing at the scale of 1:1: a dash and its gap. */
const patterns: Readonly<Record<LineType, readonly number[]>> = {
  CONTINUOUS: [],
  DASHED: [2, -1],
  CENTER: [4, -0.8, 0.6, -0.8],
}
/** A table; where R12 has no handles, its entries have none either. */
function table(
  { isR12, handle }: Writing,
  name: string,
  handleOfTable: string,
  entries: readonly {
    readonly classes: readonly string[]
    readonly groups: readonly Group[]
    readonly handle?: string
  }[],
): string {
  const head: Group[] = isR12
    ? []
    : [
        [5, handleOfTable],
        [330, '0'],
        [100, 'AcDbSymbolTable'],
      ]
  const rows = entries.map(({ classes, groups, handle: own }) => {
    const [first, ...rest] = groups
    const marks: Group[] = isR12
      ? []
      : [
          [name === 'DIMSTYLE' ? 105 : 5, own ?? handle()],
          [330, handleOfTable],
          [100, 'AcDbSymbolTableRecord'],
          ...classes.map((one): Group => [100, one]),
        ]
    return written([[0, name], ...marks, ...(first ? [first] : []), ...rest])
  })
  return `${written([[0, 'TABLE'], [2, name], ...head, [70, String(entries.length)]])}${rows.join('')}0\nENDTAB\n`
}

function lineTypeEntry(name: LineType) {
  const pattern = patterns[name]
  const length = pattern.reduce((sum, part) => sum + Math.abs(part), 0)
  return { name, description: '', pattern, length }
}

export function tables(writing: Writing, extent: Extent): string {
  const { isR12, layers, families } = writing
  const lineTypes = (['CONTINUOUS', 'DASHED', 'CENTER'] as const).map(lineTypeEntry)
  const special = isR12 ? [] : ['ByBlock', 'ByLayer']
  const lineTypeRecord = (name: string, pattern: readonly number[], length: number) => ({
    classes: ['AcDbLinetypeTableRecord'],
    groups: [
      [2, name],
      [70, '0'],
      [3, ''],
      [72, '65'],
      [73, String(pattern.length)],
      [40, length],
      ...pattern.flatMap((part): Group[] =>
        isR12
          ? [[49, part]]
          : [
              [49, part],
              [74, '0'],
            ],
      ),
    ] satisfies Group[],
  })
  const layerRecord = (name: string) => {
    const style = layers.find((layer) => layer === name)
    const { color, lineType, weight, ...more } = style
      ? layerStyles[style]
      : { color: 7, lineType: 'CONTINUOUS', weight: 25 }
    const isOff = 'isOff' in more
    return {
      classes: ['AcDbLayerTableRecord'],
      groups: [
        [2, name],
        [70, '0'],
        [62, String(isOff ? -color : color)],
        [6, lineType],
        ...(isR12
          ? []
          : ([
              [370, String(weight)],
              [390, 'F'],
            ] satisfies Group[])),
      ] satisfies Group[],
    }
  }
  const width = Math.max(1, extent.right - extent.left)
  const height = Math.max(1, extent.top - extent.bottom)
  const viewport = {
    classes: ['AcDbViewportTableRecord'],
    groups: [
      [2, '*ACTIVE'],
      [70, '0'],
      [10, 0],
      [20, 0],
      [11, 1],
      [21, 1],
      [12, (extent.left + extent.right) / 2],
      [22, (extent.bottom + extent.top) / 2],
      [40, 1.1 * Math.max(height, width / 1.6)],
      [41, 1.6],
    ] satisfies Group[],
  }
  const style = (family: string) => ({
    classes: ['AcDbTextStyleTableRecord'],
    groups: [
      [2, family === '' ? 'STANDARD' : styleName(family)],
      [70, '0'],
      [40, 0],
      [41, 1],
      [50, 0],
      [71, '0'],
      [42, 2.5],
      [3, family === '' ? 'txt' : `${family}.ttf`],
      [4, ''],
    ] satisfies Group[],
  })
  const common = [
    table(writing, 'VPORT', '8', [viewport]),
    table(writing, 'LTYPE', '5', [
      ...special.map((name) => lineTypeRecord(name, [], 0)),
      ...lineTypes.map(({ name, pattern, length }) => lineTypeRecord(name, pattern, length)),
    ]),
    table(writing, 'LAYER', '2', [layerRecord('0'), ...layers.map(layerRecord)]),
    table(writing, 'STYLE', '3', ['', ...families].map(style)),
  ]
  if (isR12) return common.join('')
  const named = (classes: string, name: string, handle?: string, more: Group[] = []) => ({
    classes: [classes],
    groups: [
      [2, name],
      ...(classes === 'AcDbBlockTableRecord' ? [] : [[70, '0'] satisfies Group]),
      ...more,
    ] satisfies Group[],
    ...(handle === undefined ? {} : { handle }),
  })
  return [
    ...common,
    table(writing, 'VIEW', '6', []),
    table(writing, 'UCS', '7', []),
    table(writing, 'APPID', '9', [named('AcDbRegAppTableRecord', 'ACAD')]),
    table(writing, 'DIMSTYLE', 'A', [named('AcDbDimStyleTableRecord', 'STANDARD')]),
    table(writing, 'BLOCK_RECORD', '1', [
      named('AcDbBlockTableRecord', '*Model_Space', MODEL, [[340, '22']]),
      named('AcDbBlockTableRecord', '*Paper_Space', PAPER, [[340, '1E']]),
    ]),
  ].join('')
}
