/** Entities as groups: LWPOLYLINE in files of 2000, POLYLINE with vertices in those of R12. */
import type { DxfEntity } from './entities.ts'
import { dxfText, type Group } from './groups.ts'
import type { DxfLayer } from './layers.ts'
import { MODEL, styleName, type Writing } from './writing.ts'

/** Handle and classes of an entity, which R12 has not. */
function entityHead(
  { isR12, handle }: Writing,
  name: string,
  layer: DxfLayer,
  ...classes: string[]
): Group[] {
  if (isR12)
    return [
      [0, name],
      [8, layer],
    ]
  return [
    [0, name],
    [5, handle()],
    [330, MODEL],
    [100, 'AcDbEntity'],
    [8, layer],
    ...classes.map((one): Group => [100, one]),
  ]
}

function polylineGroups(
  writing: Writing,
  { layer, vertices, isClosed }: DxfEntity & { readonly kind: 'polyline' },
): Group[] {
  const flag = isClosed ? '1' : '0'
  if (!writing.isR12)
    return [
      ...entityHead(writing, 'LWPOLYLINE', layer, 'AcDbPolyline'),
      [90, String(vertices.length)],
      [70, flag],
      ...vertices.flatMap(({ x, y, bulge }): Group[] =>
        bulge === 0
          ? [
              [10, x],
              [20, y],
            ]
          : [
              [10, x],
              [20, y],
              [42, bulge],
            ],
      ),
    ]
  return [
    ...entityHead(writing, 'POLYLINE', layer),
    [66, '1'],
    [10, 0],
    [20, 0],
    [30, 0],
    [70, flag],
    ...vertices.flatMap(({ x, y, bulge }): Group[] => [
      ...entityHead(writing, 'VERTEX', layer),
      [10, x],
      [20, y],
      [30, 0],
      ...(bulge === 0 ? [] : [[42, bulge] satisfies Group]),
    ]),
    ...entityHead(writing, 'SEQEND', layer),
  ]
}

const horizontal = { start: '0', middle: '1', end: '2' } as const

function textGroups(writing: Writing, entity: DxfEntity & { readonly kind: 'text' }): Group[] {
  const { layer, at, anchor, text, heightMm, rotation, family } = entity
  const degrees = ((rotation % 360) + 360) % 360
  const aligned: Group[] =
    anchor === 'start'
      ? []
      : [
          [72, horizontal[anchor]],
          [11, at.x],
          [21, at.y],
          [31, 0],
        ]
  return [
    ...entityHead(writing, 'TEXT', layer, 'AcDbText'),
    [10, at.x],
    [20, at.y],
    [30, 0],
    [40, heightMm],
    [1, dxfText(text)],
    ...(degrees === 0 ? [] : [[50, degrees] satisfies Group]),
    [7, styleName(family)],
    ...aligned,
    ...(writing.isR12 ? [] : [[100, 'AcDbText'] satisfies Group]),
  ]
}

export function entityGroups(writing: Writing, entity: DxfEntity): Group[] {
  switch (entity.kind) {
    case 'line':
      return [
        ...entityHead(writing, 'LINE', entity.layer, 'AcDbLine'),
        [10, entity.from.x],
        [20, entity.from.y],
        [30, 0],
        [11, entity.to.x],
        [21, entity.to.y],
        [31, 0],
      ]
    case 'circle':
      return [
        ...entityHead(writing, 'CIRCLE', entity.layer, 'AcDbCircle'),
        [10, entity.center.x],
        [20, entity.center.y],
        [30, 0],
        [40, entity.radius],
      ]
    case 'polyline':
      return polylineGroups(writing, entity)
    case 'text':
      return textGroups(writing, entity)
  }
}
