/**
 * Two people's changes of one graphic put together, node by node: whoever changes the width of a plate and whoever changes
 * its height have both. What both changed differently, and what one changed of a node that the other deleted, is theirs to decide.
 */
import { canonicalJson } from '../units/json/canonical-json.ts'
import { mergeThreeWay } from '../units/three-way-merge.ts'
import type { GraphicNode } from './schema.ts'

type Nodes = readonly GraphicNode[]

/** Which nodes there are and how they hold each other, without what they are like. */
function shapeOf(nodes: Nodes): string {
  return JSON.stringify(nodes.map(({ id, children }) => [id, shapeOf(children)]))
}

function isSameJson(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other)
}

function byId(nodes: Nodes): Map<string, GraphicNode> {
  return new Map(nodes.flatMap((node) => [[node.id, node] as const, ...byId(node.children)]))
}

/** What a value is after both: `null` where they differ in it. */
function either<T>(base: T, mine: T, theirs: T): { readonly value: T } | null {
  const rules = { isSame: isSameJson, within: () => null }
  const { value, conflicts } = mergeThreeWay<T>({ base, mine, theirs }, [], 'mine', rules)
  return conflicts.length > 0 ? null : { value }
}

type Likeness = Pick<GraphicNode, 'type' | 'title' | 'props'>

function isAlike(one: Likeness, other: Likeness): boolean {
  const parts = ({ type, title, props }: Likeness) => ({ type, title, props })
  return isSameJson(parts(one), parts(other))
}

function mergedLikeness(base: Likeness, mine: Likeness, theirs: Likeness): Likeness | null {
  const [type, title] = [
    either(base.type, mine.type, theirs.type),
    either(base.title, mine.title, theirs.title),
  ]
  if (!type || !title) return null
  const props: GraphicNode['props'] = {}
  for (const key of new Set([...Object.keys(theirs.props), ...Object.keys(mine.props)])) {
    const value = either(base.props[key] ?? null, mine.props[key] ?? null, theirs.props[key] ?? null)
    if (!value) return null
    if (value.value !== null) props[key] = value.value
  }
  return { type: type.value, title: title.value, props }
}

/**
 * The tree with what two people made of `base`; undefined where they differ in it. One of them may have added, moved and
 * deleted nodes; where both have, in different ways, nobody but them can say what is meant.
 */
export function mergeTrees(base: Nodes, mine: Nodes, theirs: Nodes): GraphicNode[] | undefined {
  const [before, own, others] = [shapeOf(base), shapeOf(mine), shapeOf(theirs)]
  const frame = own === before ? theirs : others === before || own === others ? mine : null
  if (frame === null) return undefined
  const [ofBase, ofMine, ofTheirs, ofFrame] = [byId(base), byId(mine), byId(theirs), byId(frame)]
  // Deleted by one of them, and changed by the other.
  for (const [id, node] of ofBase) {
    if (ofFrame.has(id)) continue
    for (const kept of [ofMine.get(id), ofTheirs.get(id)]) if (kept && !isAlike(kept, node)) return undefined
  }
  let isDecided = true
  function merged(node: GraphicNode): GraphicNode {
    const children = node.children.map(merged)
    const [was, one, other] = [ofBase.get(node.id), ofMine.get(node.id), ofTheirs.get(node.id)]
    if (!one || !other) return { ...node, children }
    const likeness = mergedLikeness(was ?? one, one, other)
    if (likeness === null) isDecided = false
    return { ...node, ...likeness, children }
  }
  const tree = frame.map(merged)
  return isDecided ? tree : undefined
}
