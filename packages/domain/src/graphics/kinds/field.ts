/**
 * The properties of a node: how each is stored, what it is when left out, and how it becomes a value under the
 * names of a specification. The admin editor reads the same list to show its form.
 */
import { z } from 'zod'
import { parseExpression } from '../expression/parse.ts'
import { evaluate, type Scope } from '../expression/evaluate.ts'
import type { Expression, Value } from '../expression/syntax.ts'
import { good, type Outcome, problem } from '../outcome.ts'
import type { Vec2, Vec3 } from '../solids/vector.ts'
import type { Json } from '../../units/record.ts'

export type FieldKind =
  | 'number'
  | 'length'
  | 'colour'
  | 'choice'
  | 'condition'
  | 'points'
  | 'contours'
  | 'formulas'

/** Reads a property's value for one specification. */
export type Read<T> = (scope: Scope) => Outcome<T>

export type Field<T> = {
  readonly kind: FieldKind
  readonly title: string
  /** What a node without the property has. */
  readonly initial: Json
  /** What stands for that in a form, where the value does not say it. */
  readonly initialTitle?: string
  /** Parses the stored value once. */
  readonly compile: (stored: Json) => Outcome<Read<T>>
  /** The choices of a choice. */
  readonly choices?: readonly string[]
  /** What its number measures; nothing for shares and counts. */
  readonly unit?: 'mm' | 'degrees'
  /** The numbers of each point of an outline or a path, in their order. */
  readonly coordinates?: readonly string[]
}

/** Further than this nothing of a product lies, mm. */
export const REACH_MAX = 50_000

const expressionTextSchema = z.union([z.number(), z.string()])

function compileExpression(stored: Json): Outcome<Expression> {
  const parsed = expressionTextSchema.safeParse(stored)
  if (!parsed.success) return problem('invalidProperty')
  if (typeof parsed.data === 'number') return good({ kind: 'constant', value: parsed.data })
  return parseExpression(parsed.data)
}

function asNumber(value: Value): Outcome<number> {
  if (typeof value !== 'number') return problem('notANumber', value)
  return Math.abs(value) > REACH_MAX ? problem('outOfRange', String(value)) : good(value)
}

function compileNumber(stored: Json): Outcome<Read<number>> {
  const expression = compileExpression(stored)
  if (!expression.ok) return expression
  return good((scope: Scope) => {
    const result = evaluate(expression.value, scope)
    return result.ok ? asNumber(result.value) : result
  })
}

/** A number: a place, an angle, a share. */
export function numberField(
  title: string,
  initial: number | string = 0,
  unit?: Field<number>['unit'],
): Field<number> {
  return { kind: 'number', title, initial, compile: compileNumber, ...(unit ? { unit } : {}) }
}

/** A length in mm: above 0, or from 0 on with `isOptional`. */
export function lengthField(title: string, initial: number | string, isOptional = false): Field<number> {
  return {
    kind: 'length',
    title,
    initial,
    unit: 'mm',
    compile: (stored) => {
      const read = compileNumber(stored)
      if (!read.ok) return read
      return good((scope: Scope) => {
        const result = read.value(scope)
        if (!result.ok) return result
        const isFitting = isOptional ? result.value >= 0 : result.value > 0
        return isFitting ? result : problem('notPositive', String(result.value))
      })
    },
  }
}

const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

function sixDigits(hex: string): string {
  const digits = hex.slice(1).toLowerCase()
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** How many times as large: above 0, or from 0 on with `isOptional`. */
export function factorField(title: string, initial: number, isOptional = false): Field<number> {
  const { unit: _, ...field } = lengthField(title, initial, isOptional)
  return field
}

/** A colour, `#8c6a45` or a name such as `finish.fill`; its value is `#rrggbb`. */
export function colourField(title: string, initial: string): Field<string> {
  return {
    kind: 'colour',
    title,
    initial,
    compile: (stored) => {
      const expression = compileExpression(stored)
      if (!expression.ok) return expression
      return good((scope: Scope) => {
        const result = evaluate(expression.value, scope)
        if (!result.ok) return result
        if (typeof result.value !== 'string' || !hexPattern.test(result.value)) {
          return problem('notAColour', String(result.value))
        }
        return good(sixDigits(result.value))
      })
    },
  }
}

/** One of several words: written plainly, or as an expression that gives one (`finish.surface`). */
export function choiceField<const Choice extends string>(
  title: string,
  choices: readonly Choice[],
  initial: Choice,
): Field<Choice> {
  const choiceOf = (value: Value) => choices.find((choice) => choice === value)
  return {
    kind: 'choice',
    title,
    initial,
    choices,
    compile: (stored) => {
      const plain = typeof stored === 'string' ? choiceOf(stored) : undefined
      if (plain !== undefined) return good(() => good(plain))
      const expression = compileExpression(stored)
      if (!expression.ok) return expression
      return good((scope: Scope) => {
        const result = evaluate(expression.value, scope)
        if (!result.ok) return result
        const choice = choiceOf(result.value)
        return choice === undefined ? problem('notAChoice', String(result.value)) : good(choice)
      })
    },
  }
}

/** Whether the node is there: an expression that is not 0; empty means always. */
export function conditionField(title: string): Field<boolean> {
  return {
    kind: 'condition',
    title,
    initial: '',
    initialTitle: 'Always',
    compile: (stored) => {
      if (stored === '') return good(() => good(true))
      const expression = compileExpression(stored)
      if (!expression.ok) return expression
      return good((scope: Scope) => {
        const result = evaluate(expression.value, scope)
        return result.ok ? good(result.value !== 0 && result.value !== '') : result
      })
    },
  }
}

const POINTS_MAX = 200
const pointsSchema = (size: number) => z.array(z.array(expressionTextSchema).length(size)).max(POINTS_MAX)

type ReadPoint = readonly Read<number>[]

function compilePoints(stored: Json, size: number, least: number): Outcome<readonly ReadPoint[]> {
  const parsed = pointsSchema(size).safeParse(stored)
  if (!parsed.success || parsed.data.length < least) return problem('invalidProperty')
  const points: ReadPoint[] = []
  for (const point of parsed.data) {
    const reads: Read<number>[] = []
    for (const coordinate of point) {
      const read = compileNumber(coordinate)
      if (!read.ok) return read
      reads.push(read.value)
    }
    points.push(reads)
  }
  return good(points)
}

function readPoint(point: ReadPoint, scope: Scope): Outcome<readonly number[]> {
  const values: number[] = []
  for (const read of point) {
    const result = read(scope)
    if (!result.ok) return result
    values.push(result.value)
  }
  return good(values)
}

function readPoints<P>(
  points: readonly ReadPoint[],
  scope: Scope,
  toPoint: (values: readonly number[]) => P,
): Outcome<readonly P[]> {
  const read: P[] = []
  for (const point of points) {
    const values = readPoint(point, scope)
    if (!values.ok) return values
    read.push(toPoint(values.value))
  }
  return good(read)
}

const flatPoint = ([x = 0, y = 0]: readonly number[]): Vec2 => [x, y]
const spacePoint = ([x = 0, y = 0, depth = 0]: readonly number[]): Vec3 => [x, y, depth]

/** Points of a flat outline, mm. */
export function outlineField(
  title: string,
  initial: Json,
  least = 3,
  coordinates: readonly string[] = ['X', 'Y'],
): Field<readonly Vec2[]> {
  return {
    kind: 'points',
    title,
    initial,
    coordinates,
    compile: (stored) => {
      const points = compilePoints(stored, 2, least)
      if (!points.ok) return points
      return good((scope: Scope) => readPoints(points.value, scope, flatPoint))
    },
  }
}

/** Points of a path in space, mm. */
export function pathField(title: string, initial: Json): Field<readonly Vec3[]> {
  return {
    kind: 'points',
    title,
    initial,
    coordinates: ['X', 'Y', 'Z'],
    compile: (stored) => {
      const points = compilePoints(stored, 3, 2)
      if (!points.ok) return points
      return good((scope: Scope) => readPoints(points.value, scope, spacePoint))
    },
  }
}

/** Several outlines: the holes of a profile. */
export function contoursField(title: string): Field<readonly (readonly Vec2[])[]> {
  return {
    kind: 'contours',
    title,
    initial: [],
    coordinates: ['X', 'Y'],
    compile: (stored) => {
      const list = z.array(z.json()).max(40).safeParse(stored)
      if (!list.success) return problem('invalidProperty')
      const contours: (readonly ReadPoint[])[] = []
      for (const contour of list.data) {
        const points = compilePoints(contour, 2, 3)
        if (!points.ok) return points
        contours.push(points.value)
      }
      return good((scope: Scope) => {
        const read: (readonly Vec2[])[] = []
        for (const contour of contours) {
          const points = readPoints(contour, scope, flatPoint)
          if (!points.ok) return points
          read.push(points.value)
        }
        return good(read)
      })
    },
  }
}
