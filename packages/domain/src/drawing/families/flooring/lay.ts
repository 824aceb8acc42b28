/**
 * Laying a floor: the boards of a pattern, cut at the edges of the piece that is shown. Together they cover it exactly
 * once, whatever their size. Millimetres, y downwards.
 */
import { type Box, boxOf, type Point } from '../../../geometry/box.ts'
import { chanceOf } from '../../surfaces/chance.ts'
import type { FlooringSpec } from './spec.ts'

export type LaidBoard = {
  /** convex, cut at the edges of the field */
  readonly corners: readonly Point[]
  /** direction of its long side, degrees from the x axis */
  readonly angle: number
  /** 0 to 1, by chance but the same every time */
  readonly chance: number
}

/** A drawing of more boards shows no more. */
export const MAX_BOARDS = 500

/** The piece of floor that is drawn: what was asked for, or less where its boards are so small that nobody could see them. */
export function fieldOf({ area, boardWidth, boardLength }: FlooringSpec): Box {
  const boards = (area.width * area.height) / (boardWidth * boardLength)
  const share = boards > MAX_BOARDS ? Math.sqrt(MAX_BOARDS / boards) : 1
  return boxOf(0, 0, area.width * share, area.height * share)
}

type Edge = (p: Point) => number

/** The part of a convex polygon where `inside` is not negative. */
function cutAlong(polygon: readonly Point[], inside: Edge): Point[] {
  return polygon.flatMap((p, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? p
    const [here, there] = [inside(p), inside(next)]
    const kept = here >= 0 ? [p] : []
    if (here >= 0 === there >= 0) return kept
    const share = here / (here - there)
    return [...kept, { x: p.x + (next.x - p.x) * share, y: p.y + (next.y - p.y) * share }]
  })
}

/** What of a convex polygon lies in a box. */
export function cutToBox(polygon: readonly Point[], { x, y, width, height }: Box): Point[] {
  const edges: readonly Edge[] = [
    (p) => p.x - x,
    (p) => x + width - p.x,
    (p) => p.y - y,
    (p) => y + height - p.y,
  ]
  return edges.reduce((cut: Point[], edge) => cutAlong(cut, edge), [...polygon])
}

/** Area of a polygon, mm²; positive whichever way it runs. */
export function areaOf(polygon: readonly Point[]): number {
  const double = polygon.reduce((sum, p, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? p
    return sum + p.x * next.y - next.x * p.y
  }, 0)
  return Math.abs(double) / 2
}

/** Slivers below this are rounding, mm². */
const LEAST_AREA = 1e-3

type Piece = { readonly corners: readonly Point[]; readonly angle: number }

/** A cell that a pattern repeats along two directions. */
type Lattice = { readonly pieces: readonly Piece[]; readonly along: Point; readonly down: Point }

function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

function turned(p: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return { x: p.x * c - p.y * s, y: p.x * s + p.y * c }
}

/** Two boards at a right angle, each pair beside and above the next in steps of a board's width; turned to point upwards. */
function herringbone(width: number, length: number): Lattice {
  const turn = -45
  const piece = (corners: readonly Point[], angle: number) => ({
    corners: corners.map((p) => turned(p, turn)),
    angle: angle + turn,
  })
  return {
    pieces: [piece(rectangle(0, 0, length, width), 0), piece(rectangle(0, width, width, length), 90)],
    along: turned({ x: width, y: width }, turn),
    down: turned({ x: -length, y: length }, turn),
  }
}

/** Columns of boards cut at a slant, leaning to the left and to the right in turn. */
function chevron(width: number, length: number, degrees: number): Lattice {
  const slope = (degrees * Math.PI) / 180
  const column = length * Math.cos(slope)
  const rise = length * Math.sin(slope)
  const step = width / Math.cos(slope)
  return {
    pieces: [
      {
        corners: [
          { x: 0, y: rise },
          { x: column, y: 0 },
          { x: column, y: step },
          { x: 0, y: rise + step },
        ],
        angle: -degrees,
      },
      {
        corners: [
          { x: column, y: 0 },
          { x: 2 * column, y: rise },
          { x: 2 * column, y: rise + step },
          { x: column, y: step },
        ],
        angle: degrees,
      },
    ],
    along: { x: 2 * column, y: 0 },
    down: { x: 0, y: step },
  }
}

/** How often a point lies along each direction of a lattice. */
function stepsTo({ along, down }: Lattice, p: Point): readonly [number, number] {
  const whole = along.x * down.y - along.y * down.x
  return [(p.x * down.y - p.y * down.x) / whole, (along.x * p.y - along.y * p.x) / whole]
}

function fromLattice(lattice: Lattice, field: Box): Piece[] {
  const cell = lattice.pieces.flatMap(({ corners }) => corners.map((p) => stepsTo(lattice, p)))
  const wanted = rectangle(field.x, field.y, field.width, field.height).map((p) => stepsTo(lattice, p))
  const range = (axis: 0 | 1) => ({
    from: Math.floor(Math.min(...wanted.map((p) => p[axis])) - Math.max(...cell.map((p) => p[axis]))),
    to: Math.ceil(Math.max(...wanted.map((p) => p[axis])) - Math.min(...cell.map((p) => p[axis]))),
  })
  const [first, second] = [range(0), range(1)]
  const pieces: Piece[] = []
  for (let i = first.from; i <= first.to; i += 1) {
    for (let j = second.from; j <= second.to; j += 1) {
      const dx = i * lattice.along.x + j * lattice.down.x
      const dy = i * lattice.along.y + j * lattice.down.y
      for (const { corners, angle } of lattice.pieces)
        pieces.push({ corners: corners.map((p) => ({ x: p.x + dx, y: p.y + dy })), angle })
    }
  }
  return pieces
}

/** Rows from the upper edge down, each begun with what its shift leaves of a board. */
function inRows({ boardWidth, boardLength, shift, pattern, seed }: FlooringSpec, field: Box): Piece[] {
  const pieces: Piece[] = []
  const rows = Math.ceil(field.height / boardWidth)
  for (let row = 0; row < rows; row += 1) {
    const share = pattern === 'tile' && shift === 'random' ? 0 : shareOf(shift, row, seed)
    for (let x = -share * boardLength; x < field.width; x += boardLength) {
      pieces.push({ corners: rectangle(x, row * boardWidth, boardLength, boardWidth), angle: 0 })
    }
  }
  return pieces
}

function shareOf(shift: FlooringSpec['shift'], row: number, seed: number): number {
  switch (shift) {
    case 'none':
      return 0
    case 'half':
      return (row % 2) / 2
    case 'third':
      return (row % 3) / 3
    case 'random':
      return chanceOf(seed, row)
  }
}

/** The boards of the piece of floor that is drawn. A board is never wider than long. */
export function layFloor(spec: FlooringSpec, field: Box = fieldOf(spec)): readonly LaidBoard[] {
  const { pattern, boardWidth, angle, seed } = spec
  const length = Math.max(spec.boardLength, boardWidth)
  const pieces =
    pattern === 'herringbone'
      ? fromLattice(herringbone(boardWidth, length), field)
      : pattern === 'chevron'
        ? fromLattice(chevron(boardWidth, length, angle), field)
        : inRows(spec, field)
  return pieces
    .map(({ corners, angle: turn }) => ({ corners: cutToBox(corners, field), angle: turn }))
    .filter(({ corners }) => areaOf(corners) > LEAST_AREA)
    .map((piece, index) => ({ ...piece, chance: chanceOf(seed + 77, index) }))
}
