/**
 * What a graphic asks of a product, name by name: a number, a color, one of several words, a switch. Guessed from how the
 * expressions use the names, so that somebody can try values before any product is bound.
 */
import { z } from 'zod'
import { parseExpression } from './expression/parse.ts'
import { type Expression, type Value } from './expression/syntax.ts'
import type { Field, FieldKind } from './kinds/field.ts'
import { findNodeKind } from './kinds/index.ts'
import type { GraphicNode } from './schema.ts'
import type { Json } from '../units/record.ts'

export type ParameterKind = 'number' | 'colour' | 'choice' | 'flag'

export type GraphicParameter = {
  readonly name: string
  readonly kind: ParameterKind
  /** the words of a choice that the expressions know */
  readonly choices: readonly string[]
  /** a value to begin with */
  readonly usual: Value
}

/** What an expression is needed as; undefined where nobody knows yet. */
type Needed = ParameterKind | undefined

type Note = { readonly kinds: Set<ParameterKind>; readonly choices: Set<string>; usual?: Value }

const USUAL_NUMBER = 100
const USUAL_COLOUR = '#c9c5bc'

const neededBy: Readonly<Record<FieldKind, Needed>> = {
  number: 'number',
  length: 'number',
  points: 'number',
  contours: 'number',
  colour: 'colour',
  choice: 'choice',
  condition: 'flag',
  formulas: undefined,
}

/** The texts in a stored value that may be expressions. */
function textsIn(stored: Json): readonly string[] {
  if (typeof stored === 'string') return [stored]
  if (Array.isArray(stored)) return stored.flatMap(textsIn)
  return []
}

const formulasSchema = z.record(z.string(), z.json())

class Notes {
  readonly byName = new Map<string, Note>()

  note(name: string, needed: Needed, choices: readonly string[] = []): Note {
    const note = this.byName.get(name) ?? { kinds: new Set(), choices: new Set() }
    this.byName.set(name, note)
    if (needed) note.kinds.add(needed)
    for (const choice of choices) note.choices.add(choice)
    return note
  }

  read(expression: Expression, needed: Needed, choices: readonly string[]): void {
    switch (expression.kind) {
      case 'constant':
        return
      case 'name':
        this.note(expression.name, needed, choices)
        return
      case 'negative':
        return this.read(expression.of, 'number', [])
      case 'call': {
        const [first, ...others] = expression.args
        const isShade = expression.function === 'darken' || expression.function === 'lighten'
        const isIf = expression.function === 'if'
        if (first) this.read(first, isShade ? 'colour' : isIf ? 'flag' : 'number', [])
        for (const one of others) this.read(one, isIf ? needed : 'number', isIf ? choices : [])
        return
      }
      case 'binary':
        return this.pair(expression, needed, choices)
    }
  }

  private pair(
    { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
    needed: Needed,
    choices: readonly string[],
  ): void {
    if (operator === '??') {
      const usual = right.kind === 'constant' ? right.value : undefined
      const isFigure = typeof usual === 'number'
      this.read(left, needed ?? (isFigure ? 'number' : undefined), choices)
      this.read(right, needed, choices)
      if (left.kind === 'name' && usual !== undefined) {
        const note = this.note(
          left.name,
          undefined,
          typeof usual === 'number' || needed === 'colour' ? [] : [usual],
        )
        note.usual ??= usual
      }
      return
    }
    if (operator !== '=' && operator !== '!=') {
      this.read(left, 'number', [])
      this.read(right, 'number', [])
      return
    }
    const constant =
      right.kind === 'constant' ? right.value : left.kind === 'constant' ? left.value : undefined
    const word = typeof constant === 'string' && !constant.startsWith('#') ? [constant] : []
    const compared = word.length > 0 ? 'choice' : constant === undefined ? undefined : 'number'
    this.read(left, compared, word)
    this.read(right, compared, word)
  }
}

function visitFields(node: GraphicNode, visit: (field: Field<unknown>, stored: Json) => void): void {
  for (const [key, field] of Object.entries(findNodeKind(node.type)?.fields ?? {})) {
    const stored = node.props[key]
    if (stored !== undefined) visit(field, stored)
  }
  for (const child of node.children) visitFields(child, visit)
}

function kindOf({ kinds, choices }: Note): ParameterKind {
  if (kinds.has('colour')) return 'colour'
  if (kinds.has('number')) return 'number'
  if (kinds.has('choice') || choices.size > 0) return 'choice'
  return kinds.has('flag') ? 'flag' : 'number'
}

function usualOf(kind: ParameterKind, { usual, choices }: Note): Value {
  if (usual !== undefined) return usual
  if (kind === 'colour') return USUAL_COLOUR
  if (kind === 'choice') return [...choices][0] ?? ''
  return kind === 'flag' ? 1 : USUAL_NUMBER
}

/** Formulas that use formulas that use formulas: further nobody nests them. */
const FORMULA_PASSES = 3

function readFormula(notes: Notes, name: string, text: string): void {
  const note = notes.byName.get(name)
  const expression = parseExpression(text)
  if (!expression.ok) return
  const needed = note && note.kinds.size > 0 ? kindOf(note) : undefined
  notes.read(expression.value, needed, needed === 'choice' ? [...(note?.choices ?? [])] : [])
}

/** Every name that a product must fill, in the order in which the graphic mentions them. */
export function graphicParameters(nodes: readonly GraphicNode[]): readonly GraphicParameter[] {
  const notes = new Notes()
  const own = new Set<string>()
  const formulas: [string, string][] = []
  const collect = (node: GraphicNode): void => {
    for (const name of findNodeKind(node.type)?.counts ?? []) own.add(name)
    node.children.forEach(collect)
  }
  nodes.forEach(collect)
  for (const top of nodes) {
    visitFields(top, (field, stored) => {
      if (field.kind === 'formulas') {
        for (const [name, text] of Object.entries(formulasSchema.safeParse(stored).data ?? {})) {
          own.add(name)
          if (typeof text === 'string') formulas.push([name, text])
        }
        return
      }
      for (const text of textsIn(stored)) {
        // A plain word of a choice is no name.
        if (field.choices?.includes(text)) continue
        const expression = parseExpression(text)
        if (expression.ok) notes.read(expression.value, neededBy[field.kind], field.choices ?? [])
      }
    })
  }
  // A formula is needed as what the properties need it, also by way of other formulas.
  for (let pass = 0; pass < FORMULA_PASSES; pass += 1) {
    for (const [name, text] of formulas) readFormula(notes, name, text)
  }
  return [...notes.byName]
    .filter(([name]) => !own.has(name))
    .map(([name, note]) => {
      const kind = kindOf(note)
      return { name, kind, choices: [...note.choices], usual: usualOf(kind, note) }
    })
}

/** A specification made of values by dotted names. */
export function specOf(values: ReadonlyMap<string, Value>): Readonly<Record<string, unknown>> {
  const spec: Record<string, unknown> = {}
  for (const [name, value] of values) {
    const parts = name.split('.')
    let at = spec
    for (const part of parts.slice(0, -1)) {
      const inner = z.record(z.string(), z.unknown()).safeParse(at[part]).data ?? {}
      at[part] = inner
      at = inner
    }
    const last = parts.at(-1)
    if (last !== undefined) at[last] = value
  }
  return spec
}
