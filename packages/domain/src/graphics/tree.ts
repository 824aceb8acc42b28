/**
 * Changes of a graphic's tree: add, remove, move, rename, set a property. Pure: they answer with a new list of nodes
 * in which untouched branches stay the same objects. The group at the top stays where it is.
 */
import type { Json } from '../units/record.ts'
import { findNodeKind } from './kinds/index.ts'
import type { GraphicNode } from './schema.ts'

export type TreeRefusal = {
  readonly ok: false
  readonly code:
    | 'topGroup'
    | 'unknownNode'
    | 'unknownType'
    | 'noHolder'
    | 'intoItself'
    | 'sameId'
    | 'unknownProperty'
}
export type TreeResult = { readonly ok: true; readonly nodes: GraphicNode[] } | TreeRefusal

function no(code: TreeRefusal['code']): TreeRefusal {
  return { ok: false, code }
}

/** The node with the id, wherever it stands. */
export function findNode(nodes: readonly GraphicNode[], id: string): GraphicNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id)
    if (found) return found
  }
  return undefined
}

/** The node that holds the one with the id; undefined for the top and for unknown ids. */
export function parentOf(nodes: readonly GraphicNode[], id: string): GraphicNode | undefined {
  for (const node of nodes) {
    if (node.children.some((child) => child.id === id)) return node
    const found = parentOf(node.children, id)
    if (found) return found
  }
  return undefined
}

function isTop(nodes: readonly GraphicNode[], id: string): boolean {
  return nodes.some((node) => node.id === id)
}

/** Replaces one node; branches without it keep their identity. */
function replace(
  nodes: GraphicNode[],
  id: string,
  change: (node: GraphicNode) => GraphicNode,
): GraphicNode[] {
  let isChanged = false
  const next = nodes.map((node) => {
    const changed =
      node.id === id
        ? change(node)
        : ((children) => (children === node.children ? node : { ...node, children }))(
            replace(node.children, id, change),
          )
    if (changed !== node) isChanged = true
    return changed
  })
  return isChanged ? next : nodes
}

/** A new node of a kind with the title that new ones have; undefined for an unknown kind. [2.3.22] */
export function newNode(type: string, id: string): GraphicNode | undefined {
  const kind = findNodeKind(type)
  return kind && { id, type, title: `Untitled ${kind.title}`, props: { ...kind.firstProps }, children: [] }
}

/** Puts a node, with what it holds, into a holder at a place among its children (default: last). */
export function addNode(
  nodes: GraphicNode[],
  parentId: string,
  node: GraphicNode,
  index = Number.POSITIVE_INFINITY,
): TreeResult {
  const parent = findNode(nodes, parentId)
  if (!parent) return no('unknownNode')
  if (!findNodeKind(node.type)) return no('unknownType')
  if (!findNodeKind(parent.type)?.canHoldChildren) return no('noHolder')
  if (idsIn(node).some((id) => findNode(nodes, id))) return no('sameId')
  const put = (holder: GraphicNode) => ({ ...holder, children: holder.children.toSpliced(index, 0, node) })
  return { ok: true, nodes: replace(nodes, parentId, put) }
}

function idsIn(node: GraphicNode): string[] {
  return [node.id, ...node.children.flatMap(idsIn)]
}

/** Takes a node out with what it holds. The top-level group stays. [2.5 "keep the top level group"] */
export function removeNode(nodes: GraphicNode[], id: string): TreeResult {
  if (isTop(nodes, id)) return no('topGroup')
  const parent = parentOf(nodes, id)
  if (!parent) return no('unknownNode')
  const without = (holder: GraphicNode) => ({
    ...holder,
    children: holder.children.filter((child) => child.id !== id),
  })
  return { ok: true, nodes: replace(nodes, parent.id, without) }
}

/** Moves a node into a holder, to a place counted after it has left its own. Never into itself or below itself. */
export function moveNode(
  nodes: GraphicNode[],
  id: string,
  parentId: string,
  index = Number.POSITIVE_INFINITY,
): TreeResult {
  if (isTop(nodes, id)) return no('topGroup')
  const node = findNode(nodes, id)
  if (!node || !findNode(nodes, parentId)) return no('unknownNode')
  if (idsIn(node).includes(parentId)) return no('intoItself')
  const removed = removeNode(nodes, id)
  return removed.ok ? addNode(removed.nodes, parentId, node, index) : removed
}

export function renameNode(nodes: GraphicNode[], id: string, title: string): TreeResult {
  if (!findNode(nodes, id)) return no('unknownNode')
  return { ok: true, nodes: replace(nodes, id, (node) => ({ ...node, title: title.trim() })) }
}

/** Sets a property, or clears it (`undefined`: as the kind has it). */
export function setNodeProperty(
  nodes: GraphicNode[],
  id: string,
  key: string,
  value: Json | undefined,
): TreeResult {
  const node = findNode(nodes, id)
  if (!node) return no('unknownNode')
  const kind = findNodeKind(node.type)
  if (!kind || !Object.hasOwn(kind.fields, key)) return no('unknownProperty')
  const { [key]: _before, ...rest } = node.props
  const props = value === undefined ? rest : { ...rest, [key]: value }
  return { ok: true, nodes: replace(nodes, id, (before) => ({ ...before, props })) }
}
