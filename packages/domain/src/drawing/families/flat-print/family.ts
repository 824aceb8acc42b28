/** The flat print: the picture at true size with its strips, its border, and what is printed beyond the edge. */
import { type Box, boxOf, growBox } from '../../../geometry/box.ts'
import { sampleDrawingWords as words } from '../../../messages/drawings/samples.ts'
import { familyMessages } from '../../../messages/order/families.ts'
import { formatLength, type LengthUnit } from '../../../units/lengths.ts'
import { solid } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext } from '../../family.ts'
import { dimensionAt, polygonPath } from '../../parts/views.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { specCheck } from '../../spec-check.ts'
import { sentences, sizeText } from '../../words.ts'
import { MAX_PANELS, panelBoxes, panelCount, printSize } from './panels.ts'
import { type FlatPrintSpec, flatPrintSpecSchema } from './spec.ts'

/** The picture within its border. */
function pictureBox(spec: FlatPrintSpec): Box {
  const { width, height } = printSize(spec)
  const border = Math.min(spec.border, width * 0.4, height * 0.4)
  return growBox(boxOf(0, 0, width, height), -border)
}

function drawPicture(spec: FlatPrintSpec, picture: Box): Primitive[] {
  const part = 'picture'
  return [
    { kind: 'rect', ...picture, fill: solid(spec.fill), part },
    ...spec.artwork.map(
      ({ fill, points }): Primitive => ({
        kind: 'path',
        d: polygonPath(
          points.map(([x, y]) => ({ x: picture.x + x * picture.width, y: picture.y + y * picture.height })),
        ),
        fill: solid(fill),
        part,
      }),
    ),
  ]
}

/** A strip's number in a ring at its foot. */
function panelMark(panel: Box, index: number, textMm: number): Primitive {
  const sizeMm = Math.min(textMm, panel.width * 0.3)
  return {
    kind: 'group',
    at: { x: panel.x + panel.width / 2, y: panel.height - sizeMm * 2 },
    part: `panel:${index}`,
    annotation: { sizeMm },
    items: [
      {
        kind: 'circle',
        center: { x: 0, y: 0 },
        radius: sizeMm * 1.05,
        fill: 'paper',
        role: 'detail',
        stroke: 'ink',
        part: `panel:${index}`,
      },
      {
        kind: 'text',
        at: { x: 0, y: sizeMm * 0.36 },
        anchor: 'middle',
        text: String(index + 1),
        font: { family: 'Inter', weight: 600, sizeMm },
        fill: 'ink',
        part: `panel:${index}`,
      },
    ],
  }
}

function drawPanels(panels: readonly Box[], textMm: number): Primitive[] {
  if (panels.length < 2) return []
  const seams = panels.slice(1).map(
    ({ x, height }): Primitive => ({
      kind: 'line',
      from: { x, y: 0 },
      to: { x, y: height },
      role: 'detail',
      stroke: 'ink',
      part: 'seam',
    }),
  )
  return [...seams, ...panels.map((panel, index) => panelMark(panel, index, textMm))]
}

function dimensionsOf(
  spec: FlatPrintSpec,
  panels: readonly Box[],
  print: Box,
  picture: Box,
): LinearDimension[] {
  const bleed = spec.bleed
  const edge = { top: -bleed, bottom: print.height + bleed, left: -bleed, right: print.width + bleed }
  const [first] = panels
  return [
    dimensionAt('width', 'bottom', [0, print.width], print.height, { isOverall: true, part: 'picture' }),
    dimensionAt('height', 'left', [0, print.height], 0, { isOverall: true, part: 'picture' }),
    ...(first && panels.length > 1
      ? [dimensionAt('panel-width', 'top', [first.x, first.x + first.width], 0, { part: 'panel:0' })]
      : []),
    ...(bleed > 0
      ? [
          dimensionAt('printed-width', 'bottom', [edge.left, edge.right], edge.bottom, { part: 'bleed' }),
          dimensionAt('bleed', 'right', [edge.top, 0], edge.right, { part: 'bleed' }),
        ]
      : []),
    ...(picture.x > 0
      ? [dimensionAt('border', 'right', [0, picture.y], print.width, { part: 'picture' })]
      : []),
  ]
}

function describe(spec: FlatPrintSpec, panels: readonly Box[], print: Box, unit: LengthUnit): string {
  const [first] = panels
  return sentences([
    words.print({ title: spec.title, size: sizeText(print.width, print.height, unit) }),
    first && panels.length > 1
      ? words.panels({ count: panels.length, width: formatLength(first.width, unit) })
      : words.onePiece,
    spec.substrate === '' ? undefined : words.substrate({ title: spec.substrate }),
    spec.bleed > 0 ? words.bleed({ width: formatLength(spec.bleed, unit) }) : undefined,
    spec.border > 0 ? words.border({ width: formatLength(spec.border, unit) }) : undefined,
  ])
}

export function drawFlatPrint(spec: FlatPrintSpec, { unit = 'mm' }: DrawContext = {}): Scene {
  const size = printSize(spec)
  const print = boxOf(0, 0, size.width, size.height)
  const picture = pictureBox(spec)
  const panels = panelBoxes(spec)
  const textMm = Math.min(Math.max(print.width, print.height) * 0.024, print.height * 0.2, print.width * 0.2)
  const whole = growBox(print, spec.bleed)
  return {
    family: 'flat-print',
    bounds: whole,
    items: [
      { kind: 'rect', ...print, fill: '#ffffff', part: 'picture' },
      ...drawPicture(spec, picture),
      ...drawPanels(panels, textMm),
      { kind: 'rect', ...print, role: 'outline', stroke: 'ink', part: 'picture' },
      ...(spec.bleed > 0
        ? [{ kind: 'rect', ...whole, role: 'hidden', stroke: 'ink2', part: 'bleed' } as const]
        : []),
    ],
    dimensions: dimensionsOf(spec, panels, print, picture),
    parts: [
      { id: 'picture', title: 'Print', box: print },
      ...(panels.length > 1
        ? panels.map((box, index) => ({ id: `panel:${index}`, title: `Panel ${index + 1}`, box }))
        : []),
    ],
    description: describe(spec, panels, print, unit),
  }
}

const checkFlatPrint = specCheck(
  flatPrintSpecSchema,
  ['sizesIn', 'width', 'height', 'rollWidth', 'border'],
  (spec, unit) => {
    const count = panelCount(spec)
    const { width, height } = printSize(spec)
    return [
      ...(count > MAX_PANELS
        ? [{ message: familyMessages.tooManyPanels({ count, most: MAX_PANELS }), path: 'rollWidth' }]
        : []),
      ...(spec.border * 2 >= Math.min(width, height)
        ? [
            {
              message: familyMessages.borderTooWide({ border: formatLength(spec.border, unit) }),
              path: 'border',
            },
          ]
        : []),
    ]
  },
)

export const flatPrintFamily = defineFamily({
  key: 'flat-print',
  isModelled: true,
  coversWalls: true,
  specSchema: flatPrintSpecSchema,
  draw: drawFlatPrint,
  check: checkFlatPrint,
})
