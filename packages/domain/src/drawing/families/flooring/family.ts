/** The floor: a piece of it as it is laid, one board from above, and the board's section at its edges. */
import { type Box, boxOf, type Point } from '../../../geometry/box.ts'
import { withDecimalSign } from '../../../localization/figures.ts'
import { floorDrawingWords as words } from '../../../messages/drawings/floors.ts'
import { familyMessages } from '../../../messages/order/families.ts'
import { formatLength, type LengthUnit } from '../../../units/lengths.ts'
import { darken, lighten, luminance } from '../../surfaces/colour.ts'
import { defineFamily, type DrawContext, screenEnlargement } from '../../family.ts'
import { face, grainMmFor } from '../../parts/body-views.ts'
import { cutPolygon, dimensionAt, polygonPath, viewTitle } from '../../parts/views.ts'
import { drawBoards } from './draw-boards.ts'
import type { LinearDimension, Primitive, Scene } from '../../scene.ts'
import { specCheck } from '../../spec-check.ts'
import { sentences, sizeText } from '../../words.ts'
import { fieldOf, layFloor } from './lay.ts'
import { type FlooringSpec, flooringSpecSchema } from './spec.ts'

type Sheet = {
  readonly field: Box
  readonly board: Box
  /** the cut board across, `factor` times as large */
  readonly section: Box
  readonly factor: number
  readonly textMm: number
  readonly margin: number
}

const MAX_ENLARGED = 5

function sheetOf(spec: FlooringSpec, enlargement = screenEnlargement): Sheet {
  const field = fieldOf(spec)
  const size = Math.max(field.width, field.height)
  const textMm = size * 0.022
  const gap = size * 0.07
  const board = boxOf(0, field.height + gap, spec.boardLength + leanOf(spec), spec.boardWidth)
  const factor = enlargement(
    Math.max(1, Math.min(MAX_ENLARGED, (size * 0.45) / (spec.boardWidth + spec.thickness))),
  )
  const tongue = tongueOf(spec) * factor
  const isBeside = field.width - board.width > (spec.boardWidth * factor + tongue) * 1.35 + gap
  const section = isBeside
    ? boxOf(
        field.width - spec.boardWidth * factor - tongue,
        board.y,
        spec.boardWidth * factor,
        spec.thickness * factor,
      )
    : boxOf(0, board.y + board.height + gap * 1.2, spec.boardWidth * factor, spec.thickness * factor)
  return { field, board, section, factor, textMm, margin: size * 0.02 }
}

/** How far the ends of a chevron's board lean: they are cut upright as it lies. */
function leanOf({ pattern, boardWidth, angle }: FlooringSpec): number {
  return pattern === 'chevron' ? boardWidth * Math.tan((angle * Math.PI) / 180) : 0
}

/** How far the tongue stands out. */
function tongueOf({ joint, thickness, boardWidth }: FlooringSpec): number {
  return joint === 'tongue' ? Math.min(thickness * 0.45, boardWidth / 8) : 0
}

/** The board's section: groove on the left, tongue on the right, the upper edges bevelled. */
function sectionOutline(spec: FlooringSpec, box: Box, factor: number): Point[] {
  const { x, y, width, height } = box
  const bevel = spec.edge === 'bevel' ? Math.min(height * 0.14, width / 10) : 0
  const tongue = tongueOf(spec) * factor
  const [top, bottom] = [y + height * 0.4, y + height * 0.68]
  const right = x + width
  const outline = [
    { x: x + bevel, y },
    { x: right - bevel, y },
    { x: right, y: y + bevel },
    ...(tongue > 0
      ? [
          { x: right, y: top },
          { x: right + tongue, y: top },
          { x: right + tongue, y: bottom },
          { x: right, y: bottom },
        ]
      : []),
    { x: right, y: y + height },
    { x, y: y + height },
    ...(tongue > 0
      ? [
          { x, y: bottom },
          { x: x + tongue, y: bottom },
          { x: x + tongue, y: top },
          { x, y: top },
        ]
      : []),
    { x, y: y + bevel },
  ]
  return outline
}

function drawField(spec: FlooringSpec, { field }: Sheet): Primitive[] {
  return [
    ...drawBoards(layFloor(spec, field), spec, 'floor'),
    { kind: 'rect', ...field, role: 'outline', stroke: 'ink', part: 'floor' },
  ]
}

function drawBoard(spec: FlooringSpec, { board }: Sheet): Primitive[] {
  const { finish } = spec
  const shared = { ...finish, grain: 'horizontal' } as const
  if (spec.pattern !== 'chevron') return face(board, shared, 'board', { grainMm: grainMmFor(board.width) })
  const lean = leanOf(spec)
  const [right, bottom] = [board.x + board.width, board.y + board.height]
  const outline = [
    { x: board.x + lean, y: board.y },
    { x: right, y: board.y },
    { x: right - lean, y: bottom },
    { x: board.x, y: bottom },
  ]
  return [
    ...drawBoards([{ corners: outline, angle: 0, chance: 0.5 }], spec, 'board'),
    { kind: 'path', d: polygonPath(outline), role: 'outline', stroke: 'ink', part: 'board' },
  ]
}

function drawSection(spec: FlooringSpec, { section, factor, textMm }: Sheet): Primitive[] {
  const outline = sectionOutline(spec, section, factor)
  const { fill } = spec.finish
  const hatchMm = Math.max(section.width * 0.022, 0.6)
  return [
    ...cutPolygon(outline, {
      part: 'section',
      fill: luminance(fill) < 0.05 ? lighten(fill, 0.3) : darken(fill, 0.02),
      hatchMm,
    }),
    viewTitle(
      'A–A',
      { x: section.x + section.width / 2, y: section.y + section.height + textMm * 1.5 },
      textMm,
      factor,
    ),
  ]
}

function dimensionsOf(spec: FlooringSpec, { field, board, section }: Sheet): LinearDimension[] {
  const boardEdge = board.y + board.height
  const isBeside = section.x > 0
  const edge = isBeside ? section.x + section.width : section.x
  return [
    dimensionAt('field-width', 'top', [0, field.width], 0, { isOverall: true, part: 'floor' }),
    dimensionAt('field-height', 'left', [0, field.height], 0, { isOverall: true, part: 'floor' }),
    dimensionAt('board-length', 'bottom', [board.x, board.x + spec.boardLength], boardEdge, {
      isOverall: true,
      part: 'board',
    }),
    dimensionAt('board-width', 'left', [board.y, boardEdge], board.x, { isOverall: true, part: 'board' }),
    dimensionAt('thickness', isBeside ? 'right' : 'left', [section.y, section.y + section.height], edge, {
      part: 'section',
      valueMm: spec.thickness,
    }),
  ]
}

function describe(spec: FlooringSpec, field: Box, unit: LengthUnit): string {
  const { pattern, shift } = spec
  const isRowed = pattern === 'plank' || (pattern === 'tile' && shift !== 'random')
  return sentences([
    words.floor({ finish: spec.finish.title, thickness: formatLength(spec.thickness, unit) }),
    words.boards({
      pattern,
      size: sizeText(spec.boardLength, spec.boardWidth, unit),
      shift: isRowed ? shift : null,
    }),
    spec.edge === 'bevel' ? words.beveledEdges : words.squareEdges,
    spec.boxArea > 0 ? words.box({ area: withDecimalSign(`${spec.boxArea}`) }) : undefined,
    words.shown({ size: sizeText(field.width, field.height, unit) }),
  ])
}

export function drawFlooring(spec: FlooringSpec, { unit = 'mm', enlargement }: DrawContext = {}): Scene {
  const sheet = sheetOf(spec, enlargement)
  const { field, board, section, factor, textMm, margin } = sheet
  const tongue = tongueOf(spec) * factor
  const titleHalf = textMm * 4
  const left = Math.min(0, section.x + section.width / 2 - titleHalf)
  const right = Math.max(
    field.width,
    board.x + board.width,
    section.x + section.width + tongue,
    section.x + section.width / 2 + titleHalf,
  )
  const bottom = Math.max(board.y + board.height, section.y + section.height + textMm * 2)
  return {
    family: 'flooring',
    bounds: boxOf(left - margin, -margin, right - left + 2 * margin, bottom + 2 * margin),
    items: [...drawField(spec, sheet), ...drawBoard(spec, sheet), ...drawSection(spec, sheet)],
    dimensions: dimensionsOf(spec, sheet),
    parts: [
      { id: 'floor', title: 'Floor', box: field },
      { id: 'board', title: 'Board', box: board },
      { id: 'section', title: 'Section', box: section },
    ],
    description: describe(spec, field, unit),
  }
}

const checkFlooring = specCheck(flooringSpecSchema, ['pattern', 'boardWidth', 'boardLength'], (spec, unit) =>
  spec.boardLength < spec.boardWidth
    ? [
        {
          message: familyMessages.boardTooShort({
            length: formatLength(spec.boardLength, unit),
            width: formatLength(spec.boardWidth, unit),
          }),
          path: 'boardLength',
        },
      ]
    : [],
)

export const flooringFamily = defineFamily({
  key: 'flooring',
  isModelled: true,
  specSchema: flooringSpecSchema,
  draw: drawFlooring,
  check: checkFlooring,
})
