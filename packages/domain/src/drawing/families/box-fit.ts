/**
 * Whether what stands in a plate lies inside the box behind it, and the box behind the plate. A round box is a circle for
 * each of its gangs.
 */
import { type Box, type Point, boxAround, boxesOverlap, unionBoxes } from '../../geometry/box.ts'
import { plateWords } from '../../messages/options/plate-names.ts'
import { plateMessages } from '../../messages/options/plates.ts'
import type { FamilyProblem } from '../family.ts'
import type { Bodies, HiddenBackBox } from '../spec-parts.ts'
import type { LengthUnit } from '../../units/lengths.ts'
import { listText, sizeText } from '../words.ts'
import { roundGangs } from './plate-common.ts'

/** Something in a plate with what it takes behind it. */
export type PlateBody = {
  /** `push button 2` */
  readonly title: string
  readonly center: Point
  readonly width: number
  readonly height: number
  readonly isRound: boolean
}

/** The body of a mechanism by its letter; `face` where the data says nothing of it. */
export function bodyOf(
  letter: string,
  { center, face, title }: { center: Point; face: Box; title: string },
  bodies: Bodies,
): PlateBody {
  const { width, height, isRound } = bodies[letter] ?? { ...face, isRound: false }
  return { title, center, width, height: isRound ? width : height, isRound }
}

/** What a mechanism takes of its plate, before and behind it: nothing else may stand there. */
export function solidBox({ center, width, height }: PlateBody, face: Box): Box {
  return unionBoxes(face, boxAround(center, width, height))
}

const LEAST = 1e-6

function liesInCircle(body: PlateBody, center: Point, radius: number): boolean {
  const [dx, dy] = [Math.abs(body.center.x - center.x), Math.abs(body.center.y - center.y)]
  if (body.isRound) return Math.hypot(dx, dy) + body.width / 2 <= radius + LEAST
  return Math.hypot(dx + body.width / 2, dy + body.height / 2) <= radius + LEAST
}

function liesInBox({ center, width, height }: PlateBody, box: Box): boolean {
  return (
    center.x - width / 2 >= box.x - LEAST &&
    center.y - height / 2 >= box.y - LEAST &&
    center.x + width / 2 <= box.x + box.width + LEAST &&
    center.y + height / 2 <= box.y + box.height + LEAST
  )
}

type Plate = { readonly width: number; readonly height: number }

/** Whether a body lies inside the clear opening of the box behind its plate. */
function isInside(body: PlateBody, plate: Plate, backBox: HiddenBackBox): boolean {
  const opening = backBox.opening ?? backBox
  const center = { x: plate.width / 2, y: plate.height / 2 }
  if (!backBox.isRound) return liesInBox(body, boxAround(center, opening.width, opening.height))
  return roundGangs(plate, backBox).some((at) => liesInCircle(body, at, opening.height / 2))
}

/** More than these are counted instead of named. */
const MAX_NAMED = 4

function namesOf(bodies: readonly PlateBody[]): string {
  if (bodies.length > MAX_NAMED) return plateWords.mechanisms({ count: bodies.length })
  return listText(bodies.map(({ title }) => title))
}

/** What the box behind a plate says against the plate and what stands in it. */
export function boxProblems(
  plate: Plate,
  backBox: HiddenBackBox | undefined,
  bodies: readonly PlateBody[],
  unit: LengthUnit,
): FamilyProblem[] {
  if (backBox === undefined) return []
  const box = backBox.title === '' ? plateWords.backBox : backBox.title
  const isCovered = backBox.width <= plate.width + LEAST && backBox.height <= plate.height + LEAST
  if (!isCovered) {
    const sizes = {
      size: sizeText(backBox.width, backBox.height, unit),
      plate: sizeText(plate.width, plate.height, unit),
    }
    return [{ message: plateMessages.boxLargerThanPlate({ box, ...sizes }), path: 'backBox' }]
  }
  const outside = bodies.filter((body) => !isInside(body, plate, backBox))
  if (outside.length === 0) return []
  const { width, height } = backBox.opening ?? backBox
  const words = {
    names: namesOf(outside),
    count: outside.length,
    box,
    opening: sizeText(width, height, unit),
  }
  return [{ message: plateMessages.outsideBox(words), path: 'backBox' }]
}

/** Bodies that meet each other behind the plate. */
export function bodyProblems(bodies: readonly PlateBody[]): FamilyProblem[] {
  for (const [index, body] of bodies.entries()) {
    const other = bodies.slice(index + 1).find((one) => bodiesMeet(body, one))
    if (other === undefined) continue
    return [
      { message: plateMessages.bodiesMeet({ one: body.title, other: other.title }), path: 'layoutString' },
    ]
  }
  return []
}

function bodiesMeet(a: PlateBody, b: PlateBody): boolean {
  if (!boxesOverlap(boxAround(a.center, a.width, a.height), boxAround(b.center, b.width, b.height)))
    return false
  if (!a.isRound || !b.isRound) return true
  return Math.hypot(a.center.x - b.center.x, a.center.y - b.center.y) < (a.width + b.width) / 2 - LEAST
}
