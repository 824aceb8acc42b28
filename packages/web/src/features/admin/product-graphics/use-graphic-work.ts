/** The work on one graphic: its nodes as they are now, what is selected, and every change as one step of the history. */
import {
  addNode,
  canHold,
  checkGraphic,
  duplicateNode,
  findNode,
  type GraphicNode,
  newNode,
  parentOf,
  pasteNode,
  type ProductGraphic,
  removeNode,
  renameNode,
  setNodeProperty,
  shareNodes,
  type TreeResult,
  wayTo,
} from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import type { Json } from '@orderwright/domain/units'
import { useMemo, useState } from 'react'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useEdit } from '../records/record-editing.tsx'
import { readClipboard, writeClipboard } from './clipboard.ts'

/** A value that is being typed: seen in the preview, not saved yet. */
export interface TypedValue {
  readonly id: string
  readonly key: string
  readonly value: Json | undefined
}

function newId(): string {
  return crypto.randomUUID().slice(0, 8)
}

/** What an empty graphic begins with once something is changed. */
const emptyTop: GraphicNode[] = [
  {
    id: 'top',
    type: 'group',
    title: words.untitledNode({ type: words.topType }),
    props: {},
    children: [],
  },
]

/** The same objects as long as they hold the same, whoever answered with them. */
function useSharedNodes(nodes: GraphicNode[]): GraphicNode[] {
  const [held, setHeld] = useState(nodes)
  const shared = shareNodes(held, nodes)
  if (shared !== held) setHeld(shared)
  return shared
}

export type GraphicWork = ReturnType<typeof useGraphicWork>

export function useGraphicWork(graphic: ProductGraphic) {
  const edit = useEdit()
  const nodes = useSharedNodes(graphic.nodes.length === 0 ? emptyTop : graphic.nodes)
  const topId = nodes[0]?.id ?? ''
  const [chosenId, setChosenId] = useState(topId)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [renamingId, setRenamingId] = useState<string | null>(null)
  const [focus, setFocus] = useState<{ readonly id: string } | null>(null)
  const [typed, setTyped] = useState<TypedValue | null>(null)
  const [said, setSaid] = useState('')
  const selected = findNode(nodes, chosenId) ?? nodes[0]
  const selectedId = selected?.id ?? ''

  const shownNodes = useMemo(() => {
    if (!typed) return nodes
    const result = setNodeProperty(nodes, typed.id, typed.key, typed.value)
    return result.ok && checkGraphic(result.nodes).length === 0 ? result.nodes : nodes
  }, [nodes, typed])

  /** Saves a tree; gives back why it can not be saved. */
  function commit(next: GraphicNode[], label: string, isTold = false): string | null {
    if (next === nodes) return null
    const [fault] = checkGraphic(next)
    if (fault) return fault.message
    return edit({ resource: 'productGraphic', records: [graphic], props: { nodes: next }, label, isTold })
  }

  /** A change of the tree: refused it is said, and nothing changed. */
  function change(result: TreeResult, label: string, isTold = false): boolean {
    const refusal = result.ok ? commit(result.nodes, label, isTold) : words.treeRefused[result.code]
    if (refusal !== null) toast(refusal, { tone: 'invalid' })
    else setSaid(label)
    return refusal === null
  }

  function select(id: string, hasFocus = false) {
    setChosenId(id)
    setTyped(null)
    // Whoever is selected is seen.
    const around = new Set(
      wayTo(nodes, id)
        .slice(0, -1)
        .map((node) => node.id),
    )
    setClosed((old) => ([...old].some((one) => around.has(one)) ? minus(old, around) : old))
    if (hasFocus) setFocus({ id })
  }

  function put(result: TreeResult & { readonly id?: string }, label: string, isTold = false) {
    const { id } = result
    if (!change(result, label, isTold) || id === undefined) return
    setChosenId(id)
    setFocus({ id })
  }

  function titleOf(id: string): string {
    return findNode(nodes, id)?.title ?? ''
  }

  return {
    graphic,
    nodes,
    /** with what is being typed */
    shownNodes,
    topId,
    selected,
    selectedId,
    hidden,
    renamingId,
    focus,
    said,
    isClosed: (id: string) => closed.has(id),
    setClosed: (id: string, isClosed: boolean) =>
      setClosed((old) => (isClosed ? new Set([...old, id]) : minus(old, new Set([id])))),
    select,
    setRenamingId,
    setTyped,
    commit,
    change,
    toggleHidden: (id: string) =>
      setHidden((old) => (old.has(id) ? minus(old, new Set([id])) : new Set([...old, id]))),
    /** A new node in a holder, or behind a node that can hold none; its title is typed at once. */
    add(nearId: string, type: string) {
      const near = findNode(nodes, nearId)
      const node = newNode(type, newId())
      if (!near || !node) return
      const parent = canHold(near) ? near : parentOf(nodes, nearId)
      if (!parent) return
      const index = parent === near ? undefined : parent.children.indexOf(near) + 1
      const { title } = node
      if (!change(addNode(nodes, parent.id, node, index), words.added({ title }))) return
      setClosed((old) => minus(old, new Set([parent.id])))
      setChosenId(node.id)
      setRenamingId(node.id)
    },
    /** `hasFocus`: the row has the focus again; else whoever took it keeps it */
    rename(id: string, title: string, hasFocus: boolean) {
      const before = titleOf(id)
      setRenamingId(null)
      if (hasFocus) setFocus({ id })
      const text = title.trim()
      if (text === '' || text === before) return
      change(renameNode(nodes, id, text), words.renamed({ title: before }))
    },
    remove(id: string) {
      const parent = parentOf(nodes, id)
      const index = parent?.children.findIndex((child) => child.id === id) ?? -1
      const next = parent?.children[index + 1] ?? parent?.children[index - 1] ?? parent
      if (!change(removeNode(nodes, id), words.deleted({ title: titleOf(id) }), true) || !next) return
      setChosenId(next.id)
      setFocus({ id: next.id })
    },
    duplicate: (id: string) => put(duplicateNode(nodes, id, newId), words.added({ title: titleOf(id) })),
    copy(id: string) {
      const node = findNode(nodes, id)
      if (!node) return
      writeClipboard(node)
      setSaid(words.copied({ title: node.title }))
    },
    paste(nearId: string) {
      const branch = readClipboard()
      if (!branch) return void toast(words.nothingToPaste)
      put(pasteNode(nodes, nearId, branch, newId), words.pasted({ title: branch.title }), true)
    },
    setProperty(id: string, key: string, value: Json | undefined, field: string): string | null {
      const result = setNodeProperty(nodes, id, key, value)
      setTyped(null)
      if (!result.ok) return words.treeRefused[result.code]
      return commit(result.nodes, words.changed({ title: titleOf(id), field }))
    },
  }
}

function minus(ids: ReadonlySet<string>, gone: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !gone.has(id)))
}
