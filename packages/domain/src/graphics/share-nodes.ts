/** Structural sharing of trees: nodes that did not change keep their objects, and so what was worked out of them. */
import type { GraphicNode } from './schema.ts'

/** `after` with the objects of `before` wherever nothing changed; `before` itself where nothing at all did. */
export function shareNodes(before: GraphicNode[], after: GraphicNode[]): GraphicNode[] {
  if (before === after) return before
  const known = new Map(before.map((node) => [node.id, node]))
  const shared = after.map((node) => {
    const old = known.get(node.id)
    return old ? shareNode(old, node) : node
  })
  const isSame = shared.length === before.length && shared.every((node, index) => node === before[index])
  return isSame ? before : shared
}

function shareNode(before: GraphicNode, after: GraphicNode): GraphicNode {
  const children = shareNodes(before.children, after.children)
  const props = JSON.stringify(before.props) === JSON.stringify(after.props) ? before.props : after.props
  const isSame =
    children === before.children &&
    props === before.props &&
    before.type === after.type &&
    before.title === after.title
  return isSame ? before : { ...after, props, children }
}
