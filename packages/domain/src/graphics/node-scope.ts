/** Which names an expression of a node may use, and what they stand for there. */
import { z } from 'zod'
import { evaluate, type Scope, scopeOf } from './expression/evaluate.ts'
import { parseExpression } from './expression/parse.ts'
import { findNodeKind } from './kinds/index.ts'
import type { GraphicNode } from './schema.ts'

const formulasSchema = z.record(z.string(), z.union([z.number(), z.string()]))
type Formulas = z.infer<typeof formulasSchema>

/** The nodes from the top down to one; empty where it is not there. */
export function wayTo(nodes: readonly GraphicNode[], id: string): readonly GraphicNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = wayTo(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** What a node names for itself and what it holds: its formulas. */
function formulasOf({ type, props }: GraphicNode): Formulas {
  const formulas: Formulas = {}
  for (const [key, field] of Object.entries(findNodeKind(type)?.fields ?? {})) {
    const parsed = field.kind === 'formulas' ? formulasSchema.safeParse(props[key]) : undefined
    if (parsed?.success) Object.assign(formulas, parsed.data)
  }
  return formulas
}

/** Formulas that can not be worked out have no value; the others have theirs. */
function withFormulas(formulas: Formulas, outer: Scope): Scope {
  const underWay = new Set<string>()
  const inner: Scope = (name) => {
    const text = Object.hasOwn(formulas, name) ? formulas[name] : undefined
    if (text === undefined || underWay.has(name)) return outer(name)
    if (typeof text === 'number') return text
    const expression = parseExpression(text)
    if (!expression.ok) return undefined
    underWay.add(name)
    const result = evaluate(expression.value, inner)
    underWay.delete(name)
    return result.ok ? result.value : undefined
  }
  return inner
}

/** What names stand for at a node under a specification; in the first copy of each row above it. */
export function scopeAt(
  nodes: readonly GraphicNode[],
  id: string,
  spec: Readonly<Record<string, unknown>>,
): Scope {
  return wayTo(nodes, id).reduce<Scope>((scope, node) => {
    const counted = findNodeKind(node.type)?.counts ?? []
    const counting: Scope = (name) => (counted.includes(name) ? 0 : scope(name))
    return withFormulas(formulasOf(node), counting)
  }, scopeOf(spec))
}

/** The names that the groups and rows around a node (and the node itself) give, the nearest first. */
export function namesAround(nodes: readonly GraphicNode[], id: string): readonly string[] {
  const names = wayTo(nodes, id)
    .toReversed()
    .flatMap((node) => [...Object.keys(formulasOf(node)), ...(findNodeKind(node.type)?.counts ?? [])])
  return [...new Set(names)]
}

const recordSchema = z.record(z.string(), z.unknown())

/** The names of a specification: dotted paths to its numbers, texts and switches. */
export function namesOfSpec(spec: Readonly<Record<string, unknown>>, above = ''): readonly string[] {
  return Object.entries(spec).flatMap(([key, value]) => {
    const name = `${above}${key}`
    if (['number', 'string', 'boolean'].includes(typeof value)) return [name]
    const inner = Array.isArray(value) ? undefined : recordSchema.safeParse(value).data
    return inner ? namesOfSpec(inner, `${name}.`) : []
  })
}
