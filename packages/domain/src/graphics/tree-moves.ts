/**
 * What a person does with whole branches of a graphic: drops them before, after or into another node, moves them step by
 * step, copies, pastes and duplicates them, and hides them for a look. Pure, as the changes of tree.ts that they are made of.
 */
import { findNodeKind } from './kinds/index.ts'
import type { GraphicNode } from './schema.ts'
import { addNode, findNode, moveNode, parentOf, type TreeResult } from './tree.ts'

export type DropPlace = 'before' | 'after' | 'into'

export function canHold({ type }: Pick<GraphicNode, 'type'>): boolean {
  return findNodeKind(type)?.canHoldChildren === true
}

/** How many nodes are in a node, itself not counted. */
export function countWithin({ children }: GraphicNode): number {
  return children.reduce((count, child) => count + 1 + countWithin(child), 0)
}

/** Moves a node next to another one, or into it behind what it holds. */
export function dropNode(nodes: GraphicNode[], id: string, targetId: string, at: DropPlace): TreeResult {
  if (at === 'into') return moveNode(nodes, id, targetId)
  const parent = parentOf(nodes, targetId)
  // Beside the top there is no place.
  if (!parent) return { ok: false, code: findNode(nodes, targetId) ? 'topGroup' : 'unknownNode' }
  if (id === targetId) return { ok: true, nodes }
  const others = parent.children.filter((child) => child.id !== id)
  const index = others.findIndex((child) => child.id === targetId)
  return moveNode(nodes, id, parent.id, at === 'before' ? index : index + 1)
}

export type MoveStep = 'up' | 'down' | 'in' | 'out'

/** Moves a node one place: among its sisters, into the holder above it, or out behind its own. Nothing where that can not be. */
export function stepNode(nodes: GraphicNode[], id: string, step: MoveStep): TreeResult {
  const parent = parentOf(nodes, id)
  if (!parent) return { ok: false, code: findNode(nodes, id) ? 'topGroup' : 'unknownNode' }
  const index = parent.children.findIndex((child) => child.id === id)
  const before = parent.children[index - 1]
  switch (step) {
    case 'up':
      return before ? moveNode(nodes, id, parent.id, index - 1) : { ok: true, nodes }
    case 'down':
      return index + 1 < parent.children.length
        ? moveNode(nodes, id, parent.id, index + 1)
        : { ok: true, nodes }
    case 'in':
      return before && canHold(before) ? moveNode(nodes, id, before.id) : { ok: true, nodes }
    case 'out':
      return parentOf(nodes, parent.id) ? dropNode(nodes, id, parent.id, 'after') : { ok: true, nodes }
  }
}

/** A branch with an id of its own for every node. */
export function withNewIds(node: GraphicNode, newId: () => string): GraphicNode {
  return { ...node, id: newId(), children: node.children.map((child) => withNewIds(child, newId)) }
}

/** Puts a branch, with new ids, into a node that can hold it, else behind the node. Nothing is put beside the top. */
export function pasteNode(
  nodes: GraphicNode[],
  targetId: string,
  branch: GraphicNode,
  newId: () => string,
): TreeResult & { readonly id?: string } {
  const target = findNode(nodes, targetId)
  if (!target) return { ok: false, code: 'unknownNode' }
  const node = withNewIds(branch, newId)
  const parent = canHold(target) ? target : parentOf(nodes, targetId)
  if (!parent) return { ok: false, code: 'noHolder' }
  const index = parent === target ? Number.POSITIVE_INFINITY : parent.children.indexOf(target) + 1
  const added = addNode(nodes, parent.id, node, index)
  return added.ok ? { ...added, id: node.id } : added
}

/** A copy of a node, with new ids, right behind it. The top has none. */
export function duplicateNode(
  nodes: GraphicNode[],
  id: string,
  newId: () => string,
): TreeResult & { readonly id?: string } {
  const node = findNode(nodes, id)
  const parent = parentOf(nodes, id)
  if (!node) return { ok: false, code: 'unknownNode' }
  if (!parent) return { ok: false, code: 'topGroup' }
  const copy = withNewIds(node, newId)
  const added = addNode(nodes, parent.id, copy, parent.children.indexOf(node) + 1)
  return added.ok ? { ...added, id: copy.id } : added
}

/** The tree without some nodes and what they hold; the same object where none of them is in it. */
export function withoutNodes(nodes: GraphicNode[], ids: ReadonlySet<string>): GraphicNode[] {
  if (ids.size === 0) return nodes
  let isChanged = false
  const kept = nodes.flatMap((node) => {
    if (ids.has(node.id)) {
      isChanged = true
      return []
    }
    const children = withoutNodes(node.children, ids)
    if (children === node.children) return [node]
    isChanged = true
    return [{ ...node, children }]
  })
  return isChanged ? kept : nodes
}
