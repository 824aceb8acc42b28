/** What is different between two trees of one graphic, node by node: for two people who have changed it at once. */
import type { Json } from '../units/record.ts'
import { findNodeKind } from './kinds/index.ts'
import type { GraphicNode } from './schema.ts'

/** `title` is the node's in the first tree, or in the second where the first has it not. */
export type TreeDifference = {
  readonly title: string
} /** 'place': in another node; 'order': what it holds stands in another order */ & (
  | { readonly kind: 'onlyFirst' | 'onlySecond' | 'place' | 'order' }
  | { readonly kind: 'title'; readonly second: string }
  | {
      readonly kind: 'property'
      /** as it is called in the form */
      readonly property: string
      /** undefined: what a node has without it */
      readonly first: Json | undefined
      readonly second: Json | undefined
    }
)

interface Placed {
  readonly node: GraphicNode
  readonly parentId: string | null
}

function placesOf(nodes: readonly GraphicNode[], parentId: string | null = null): Map<string, Placed> {
  return new Map(
    nodes.flatMap((node) => [[node.id, { node, parentId }] as const, ...placesOf(node.children, node.id)]),
  )
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The ids of children in their order, as far as the other node holds them too. */
function sharedOrder(node: GraphicNode, other: GraphicNode): string[] {
  const known = new Set(other.children.map(({ id }) => id))
  return node.children.map(({ id }) => id).filter((id) => known.has(id))
}

function propertiesOf(first: GraphicNode, second: GraphicNode): TreeDifference[] {
  const fields = findNodeKind(first.type)?.fields ?? {}
  const keys = [...new Set([...Object.keys(first.props), ...Object.keys(second.props)])]
  return keys
    .filter((key) => !same(first.props[key], second.props[key]))
    .map((key) => ({
      kind: 'property',
      title: first.title,
      property: fields[key]?.title ?? key,
      first: first.props[key],
      second: second.props[key],
    }))
}

/** The differences in the order of the first tree; what only the second one has comes last. None: they say the same. */
export function treeDifferences(
  first: readonly GraphicNode[],
  second: readonly GraphicNode[],
): TreeDifference[] {
  const [mine, theirs] = [placesOf(first), placesOf(second)]
  const differences: TreeDifference[] = []
  for (const { node, parentId } of mine.values()) {
    const { title } = node
    const other = theirs.get(node.id)
    if (!other) {
      differences.push({ kind: 'onlyFirst', title })
      continue
    }
    if (other.node.title !== title) differences.push({ kind: 'title', title, second: other.node.title })
    if (other.parentId !== parentId) differences.push({ kind: 'place', title })
    if (!same(sharedOrder(node, other.node), sharedOrder(other.node, node)))
      differences.push({ kind: 'order', title })
    differences.push(...propertiesOf(node, other.node))
  }
  for (const [id, { node }] of theirs) {
    if (!mine.has(id)) differences.push({ kind: 'onlySecond', title: node.title })
  }
  return differences
}
