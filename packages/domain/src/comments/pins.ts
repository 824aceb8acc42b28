/**
 * Pins of comments on drawings: what a point of a drawing belongs to, and where a pin stands now. A pin keeps the id of the
 * part or dimension that it was put on and its place within that, in parts of its size, so that it follows when the
 * thing moves or grows. Lengths are drawing millimetres. Decision 201.
 */
import { engravingNames } from '../drawing/engraving-parts.ts'
import { coveredBoxes } from '../drawing/primitive-boxes.ts'
import { dimensionValueMm, type LinearDimension, type Scene } from '../drawing/scene.ts'
import { type Box, boxAround, boxHolds, type Point, unionBoxes } from '../geometry/box.ts'
import { commentMessages as words } from '../messages/app/comments.ts'
import { drawnPartNames } from '../messages/drawings/part-names.ts'
import { formatLength, type LengthUnit } from '../units/lengths.ts'
import type { CommentPin, PinKind } from './pin-schema.ts'

/** Where the figures of dimensions stand at the scale that is shown. */
export type ShownFigure = { readonly id: string; readonly box: Box }

/** Something on a drawing that a comment can be pinned to. */
export interface PinTarget {
  readonly kind: PinKind
  readonly id: string
  /** as its drawing names it, in no person's language: what a pin keeps */
  readonly name: string
  /** for people */
  readonly title: string
  readonly box: Box
  /** of a dimension: what it measures */
  readonly valueMm: number | null
  /** false: its figure is not shown, so nobody can press it */
  readonly isShown: boolean
}

/** How a drawing is seen: its unit, and where its figures stand. Without its figure a dimension stands at the edge of the drawing. */
export interface PinView {
  readonly unit: LengthUnit
  readonly figures?: readonly ShownFigure[]
}

/** Everything of a drawing that has a name: parts, then engravings, then dimensions. */
export function pinTargets(scene: Scene, view: PinView): PinTarget[] {
  const parts = scene.parts.map(({ id, title, box }) => partTarget(id, title, box))
  const dimensions = scene.dimensions.map((one) => dimensionTarget(one, scene, view))
  return [...parts, ...engravedTargets(scene), ...dimensions]
}

/** What a part is called, for people; '' where that is none of the names that drawings give. */
function partTitle(name: string): string {
  const [, base = name, number] = /^(.*?)(?: (\d+))?$/.exec(name) ?? []
  const named = Object.entries(drawnPartNames).find(([key]) => key === base)?.[1]
  if (named === undefined) return ''
  return number === undefined ? named : `${named} ${number}`
}

/** The same of whatever has an id: a line that is engraved at a part is named after it. */
function titleOf(id: string, name: string): string {
  const at = partTitle(name)
  const engraved = engravingNames(id)
  if (engraved === null || at === '') return at || name
  return words.pinEngraving({ at, side: engraved.side, isSecond: engraved.language === 'second' })
}

function partTarget(id: string, title: string, box: Box): PinTarget {
  return { kind: 'part', id, name: title, title: titleOf(id, title), box, valueMm: null, isShown: true }
}

/** Engraved lines are no parts of the scene, but what is drawn of them has their name. */
function engravedTargets({ items, parts }: Scene): PinTarget[] {
  const boxes = new Map<string, Box>()
  for (const { part, box } of coveredBoxes(items)) {
    if (part === undefined || engravingNames(part) === null) continue
    const known = boxes.get(part)
    boxes.set(part, known ? unionBoxes(known, box) : box)
  }
  return [...boxes].flatMap(([id, box]): PinTarget[] => {
    const names = engravingNames(id)
    if (names === null) return []
    const at = parts.find((part) => part.id === `mechanism:${names.mechanism}`)?.title ?? ''
    return [partTarget(id, at, box)]
  })
}

function dimensionTarget(dimension: LinearDimension, scene: Scene, { unit, figures }: PinView): PinTarget {
  const { id } = dimension
  const valueMm = dimensionValueMm(dimension)
  const name = `${dimension.prefix ?? ''}${formatLength(valueMm, unit)}`
  const title = words.pinDimension({ figure: name })
  const shown = figures?.find((one) => one.id === id)
  const box = shown?.box ?? edgePoint(dimension, scene.bounds)
  return { kind: 'dimension', id, name, title, valueMm, box, isShown: shown !== undefined }
}

/** A point at the edge of the drawing, where the dimension's line is drawn outside of it. */
function edgePoint({ from, to, side }: LinearDimension, bounds: Box): Box {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  switch (side) {
    case 'top':
      return boxAround({ x: middle.x, y: bounds.y }, 0, 0)
    case 'bottom':
      return boxAround({ x: middle.x, y: bounds.y + bounds.height }, 0, 0)
    case 'left':
      return boxAround({ x: bounds.x, y: middle.y }, 0, 0)
    case 'right':
      return boxAround({ x: bounds.x + bounds.width, y: middle.y }, 0, 0)
  }
}

/** Where in a box a point stands; in the middle of what has no size. */
function shareOf(point: Point, box: Box): Point {
  const within = (value: number, size: number) => (size > 0 ? Math.min(2, Math.max(-1, value / size)) : 0.5)
  return { x: within(point.x - box.x, box.width), y: within(point.y - box.y, box.height) }
}

function pointAt({ x, y }: Point, box: Box): Point {
  return { x: box.x + x * box.width, y: box.y + y * box.height }
}

function atLeast(box: Box, size: number): Box {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return boxAround(middle, Math.max(box.width, size), Math.max(box.height, size))
}

/** The smallest thing under a point; what is smaller than `leastMm` answers as if it were as large. */
export function targetAt(targets: readonly PinTarget[], point: Point, leastMm: number): PinTarget | null {
  const pressed = targets
    .filter(({ isShown }) => isShown)
    .map((target) => ({ target, box: atLeast(target.box, leastMm) }))
    .filter(({ box }) => boxHolds(box, point))
    .toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)
  return pressed[0]?.target ?? null
}

/** The pin that a press makes: on what stands there, else on the point itself. */
export function pinAt(
  { bounds }: Pick<Scene, 'bounds'>,
  targets: readonly PinTarget[],
  point: Point,
  leastMm: number,
): CommentPin {
  const pressed = targetAt(targets, point, leastMm)
  if (pressed) return pinOn(pressed, point)
  const title = words.pinPoint
  return { kind: 'point', target: '', title, valueMm: null, ...shareOf(point, bounds), piece: null }
}

/** A pin on a thing: in its middle unless a point of it is named. */
export function pinOn({ kind, id, name, valueMm, box }: PinTarget, at?: Point): CommentPin {
  const share = at && kind !== 'dimension' ? shareOf(at, box) : { x: 0.5, y: 0.5 }
  return { kind, target: id, title: name.slice(0, 200), valueMm, ...share, piece: null }
}

/** Whether a pin is on a drawing of these pieces, from 0; null: all pieces are alike. */
export function isOnPieces({ piece }: CommentPin, pieces: readonly number[] | null): boolean {
  return piece === null || pieces === null || pieces.includes(piece)
}

/** Where a pin stands on a drawing now. */
export interface PlacedPin {
  /** changed: something else has the place of what was meant, or it measures something else now */
  readonly state: 'stands' | 'changed' | 'gone'
  /** null where it is gone */
  readonly at: Point | null
  /** what it stands on, as that is called now; of what is gone, what it was */
  readonly title: string
}

/** Measures that differ by less are the same, millimetres. */
const SAME_MM = 0.05

export function placePin(
  pin: CommentPin,
  { bounds }: Pick<Scene, 'bounds'>,
  targets: readonly PinTarget[],
): PlacedPin {
  if (pin.kind === 'point') return { state: 'stands', at: pointAt(pin, bounds), title: words.pinPoint }
  const target = targets.find(({ kind, id }) => kind === pin.kind && id === pin.target)
  if (!target) return gonePin(pin)
  const state = isAsMeant(pin, target) ? 'stands' : 'changed'
  return { state, at: pointAt(pin, target.box), title: target.title }
}

/** A pin whose drawing is not here, or has no such part any more. */
export function gonePin(pin: CommentPin): PlacedPin {
  return { state: 'gone', at: null, title: pinnedTitle(pin) }
}

/** The figure of a dimension; before it, pins of earlier releases have the word of who put them down. */
const figureIn = /Ø?\d.*$/

/** What a pin was put on, for people. */
export function pinnedTitle({ kind, target, title }: CommentPin): string {
  if (kind === 'part') return titleOf(target, title)
  if (kind === 'point') return words.pinPoint
  return words.pinDimension({ figure: figureIn.exec(title)?.[0] ?? title })
}

/** Which of several is meant stands in its id: another beside it makes it no other thing. */
const unnumbered = (name: string) => name.replace(/ \d+$/, '')

/**
 * A dimension is the same while it measures the same, in whichever unit; anything else while the drawing calls it the same. Pins of
 * earlier releases keep it as it was called in the language of who put them down.
 */
function isAsMeant(pin: CommentPin, { id, name, title, valueMm }: PinTarget): boolean {
  if (valueMm !== null && pin.valueMm !== null) return Math.abs(valueMm - pin.valueMm) < SAME_MM
  if (unnumbered(name) === unnumbered(pin.title) || title === pin.title) return true
  return engravingNames(id) !== null && pin.title.startsWith(partTitle(name))
}

/** Where a pin points, in words: what it stands on, and what that was where it is not the same any more. */
export function pinWords(pin: CommentPin, { state, title }: PlacedPin): string {
  const { piece } = pin
  const was = pinnedTitle(pin)
  const now =
    state === 'gone'
      ? words.pinGone({ title })
      : state === 'changed'
        ? words.pinChanged({ title, was })
        : title
  return piece === null ? now : words.pinOfPiece({ title: now, piece: piece + 1 })
}
