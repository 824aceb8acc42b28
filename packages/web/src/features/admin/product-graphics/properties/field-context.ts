/** What every field of a node's properties knows: which node, what its names stand for, and how a value is saved. */
import {
  type ExpressionValue,
  functionArguments,
  type GraphicField,
  type GraphicNode,
  type GraphicParameter,
  namesAround,
  namesOfSpec,
  type Scope,
  scopeAt,
} from '@orderwright/domain/graphics'
import { currentLanguage } from '@orderwright/domain/localization'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import type { Json } from '@orderwright/domain/units'
import type { GraphicWork } from '../use-graphic-work.ts'

export interface NodeFields {
  readonly work: GraphicWork
  readonly node: GraphicNode
  readonly scope: Scope
  /** offered while an expression is typed */
  readonly names: readonly string[]
}

export function nodeFields(
  work: GraphicWork,
  node: GraphicNode,
  spec: Readonly<Record<string, unknown>>,
  parameters: readonly GraphicParameter[],
): NodeFields {
  const names = [
    ...namesAround(work.nodes, node.id),
    ...parameters.map(({ name }) => name),
    ...namesOfSpec(spec),
    ...Object.keys(functionArguments).map((name) => `${name}()`),
  ]
  return { work, node, scope: scopeAt(work.nodes, node.id, spec), names: [...new Set(names)] }
}

/** What is typed as it is stored: nothing for the usual, a number for a number, else the text. */
export function storedOf(text: string): Json | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : trimmed
}

export function textOf(stored: Json | undefined): string {
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : ''
}

function isValue(value: unknown): value is ExpressionValue | boolean {
  return ['number', 'string', 'boolean'].includes(typeof value)
}

export type Reading =
  /** `value`: what it is with the values of the preview */
  | { readonly ok: true; readonly value: ExpressionValue | boolean | null }
  /** `isFatal`: no values could make sense of it, so it is not saved */
  | { readonly ok: false; readonly message: string; readonly isFatal: boolean }

/** What a stored value comes to at the node. */
export function readField(field: GraphicField<unknown>, stored: Json | undefined, scope: Scope): Reading {
  const compiled = field.compile(stored ?? field.initial)
  if (!compiled.ok) {
    return { ok: false, message: words.wrong(compiled), isFatal: true }
  }
  let hasAsked = false
  const asking: Scope = (name) => {
    hasAsked = true
    return scope(name)
  }
  const result = compiled.value(asking)
  if (!result.ok) return { ok: false, message: words.wrong(result), isFatal: !hasAsked }
  return { ok: true, value: isValue(result.value) ? result.value : null }
}

const figures = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 2 })

/** A value with its unit, as people read it. */
export function valueWords(
  value: ExpressionValue | boolean | null,
  unitOfField?: GraphicField<unknown>['unit'],
): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? words.shownNow : words.notShownNow
  if (typeof value === 'string') return value
  const unit = unitOfField === 'mm' ? ` ${words.millimeters}` : unitOfField ? words.degrees : ''
  return `${figures.format(value)}${unit}`
}
