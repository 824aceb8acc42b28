/**
 * A stored graphic, read once: every node's kind known, every property parsed, formulas in order. What can be wrong
 * without knowing a configuration is found here.
 */
import { findNodeKind } from './kinds/index.ts'
import type { CompiledNode, NodeKind } from './kinds/kind.ts'
import { good, type Problem, problem } from './outcome.ts'
import type { GraphicNode, ProductGraphic } from './schema.ts'

/** Where a problem is: ids of the nodes from the top, and the property when it is in one. */
export type GraphicProblem = Problem & { readonly nodePath: readonly string[]; readonly property?: string }
export type GraphicOutcome<T> = { readonly ok: true; readonly value: T } | GraphicProblem

export type ParsedNode = {
  readonly id: string
  readonly title: string
  readonly kind: NodeKind
  readonly path: readonly string[]
  readonly compiled: CompiledNode
  readonly children: readonly ParsedNode[]
}

export type ParsedGraphic = { readonly top: ParsedNode }

export const GRAPHIC_DEPTH_MAX = 16
export const GRAPHIC_NODES_MAX = 400

type Seen = { readonly ids: Set<string> }

const compiledOnce = new WeakMap<GraphicNode['props'], Map<string, ReturnType<NodeKind['compile']>>>()

/** Properties that stay the same object are compiled once: in a tree that is edited, nearly all. Their solids stay too. */
function compileProps(kind: NodeKind, props: GraphicNode['props']): ReturnType<NodeKind['compile']> {
  const known = compiledOnce.get(props)?.get(kind.key)
  if (known) return known
  const compiled = kind.compile(props)
  const ofProps = compiledOnce.get(props) ?? new Map<string, typeof compiled>()
  compiledOnce.set(props, ofProps.set(kind.key, compiled))
  return compiled
}

function parseNode(node: GraphicNode, above: readonly string[], seen: Seen): GraphicOutcome<ParsedNode> {
  const path = [...above, node.id]
  if (seen.ids.has(node.id)) return { ...problem('sameId', node.id), nodePath: path }
  seen.ids.add(node.id)
  if (path.length > GRAPHIC_DEPTH_MAX) return { ...problem('tooDeep'), nodePath: path }
  if (seen.ids.size > GRAPHIC_NODES_MAX) return { ...problem('tooManyParts'), nodePath: path }
  const kind = findNodeKind(node.type)
  // Only groups and rows hold others: a body with children is of no known type.
  if (!kind || (node.children.length > 0 && !kind.canHoldChildren)) {
    return { ...problem('unknownType', node.type), nodePath: path }
  }
  const compiled = compileProps(kind, node.props)
  if (!compiled.ok) return { ...compiled, nodePath: path }
  const children: ParsedNode[] = []
  for (const child of node.children) {
    const parsed = parseNode(child, path, seen)
    if (!parsed.ok) return parsed
    children.push(parsed.value)
  }
  return good({ id: node.id, title: node.title, kind, path, compiled: compiled.value, children })
}

/** Parses the tree of a graphic; the first problem from the top, with the path of its node. */
export function parseGraphic({ nodes }: Pick<ProductGraphic, 'nodes'>): GraphicOutcome<ParsedGraphic> {
  const [top, ...others] = nodes
  if (!top || others.length > 0 || top.type !== 'group') return { ...problem('topGroup'), nodePath: [] }
  const parsed = parseNode(top, [], { ids: new Set() })
  return parsed.ok ? good({ top: parsed.value }) : parsed
}

const kept = new WeakMap<ProductGraphic['nodes'], GraphicOutcome<ParsedGraphic>>()

/** The same, kept while the nodes are the same object. */
export function parsedOnce(graphic: Pick<ProductGraphic, 'nodes'>): GraphicOutcome<ParsedGraphic> {
  const known = kept.get(graphic.nodes)
  if (known) return known
  const parsed = parseGraphic(graphic)
  kept.set(graphic.nodes, parsed)
  return parsed
}
