/** The rows of the tree as they stand below each other, and where the keys lead from one to another. */
import { canHold, type GraphicNode } from '@orderwright/domain/graphics'

export interface TreeRow {
  readonly node: GraphicNode
  /** from 1 */
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly parentId: string | null
  readonly isHolder: boolean
  readonly isOpen: boolean
}

export function treeRows(
  nodes: readonly GraphicNode[],
  isClosed: (id: string) => boolean,
  parentId: string | null = null,
  level = 1,
): readonly TreeRow[] {
  return nodes.flatMap((node, index) => {
    const isOpen = node.children.length > 0 && !isClosed(node.id)
    const row: TreeRow = {
      node,
      level,
      position: index + 1,
      siblings: nodes.length,
      parentId,
      isHolder: canHold(node),
      isOpen,
    }
    return isOpen ? [row, ...treeRows(node.children, isClosed, node.id, level + 1)] : [row]
  })
}

/** What a key does in the tree besides selecting another row. */
export type TreeStep =
  | { readonly kind: 'select'; readonly id: string }
  | { readonly kind: 'open' | 'close'; readonly id: string }
  | null

/** Where arrows, Home and End lead from a row; null where they lead nowhere. */
export function stepFrom(rows: readonly TreeRow[], id: string, key: string): TreeStep {
  const index = rows.findIndex(({ node }) => node.id === id)
  const row = rows[index]
  if (!row) return null
  const to = (target: TreeRow | undefined): TreeStep =>
    target ? { kind: 'select', id: target.node.id } : null
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1])
    case 'ArrowUp':
      return to(rows[index - 1])
    case 'Home':
      return to(rows[0])
    case 'End':
      return to(rows.at(-1))
    case 'ArrowRight':
      if (row.node.children.length === 0) return null
      return row.isOpen ? to(rows[index + 1]) : { kind: 'open', id }
    case 'ArrowLeft':
      if (row.isOpen) return { kind: 'close', id }
      return row.parentId === null ? null : { kind: 'select', id: row.parentId }
    default:
      return null
  }
}

/** The next row, behind the present one and around, whose title begins so; null where none does. */
export function rowTyped(rows: readonly TreeRow[], id: string, typed: string): string | null {
  const from = rows.findIndex(({ node }) => node.id === id)
  // One letter again and again goes from one to the next; more of a title may be that of the present one.
  const start = typed.length === 1 ? from + 1 : from
  const ordered = [...rows.slice(start), ...rows.slice(0, start)]
  const found = ordered.find(({ node }) => node.title.toLowerCase().startsWith(typed.toLowerCase()))
  return found?.node.id ?? null
}
