/** Laws of what is done with branches, against a slow tree of paths that shares no code with it. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { resolveGraphic } from './resolve-graphic.ts'
import type { GraphicNode } from './schema.ts'
import { shareNodes } from './share-nodes.ts'
import { findNode, moveNode, parentOf } from './tree.ts'
import {
  type DropPlace,
  dropNode,
  duplicateNode,
  type MoveStep,
  pasteNode,
  stepNode,
  withoutNodes,
} from './tree-moves.ts'

/** A node of the oracle: where it stands is a list of ids from the top and its place among its sisters. */
type Line = { readonly id: string; readonly type: string; readonly above: readonly string[] }

/** The tree line by line, as a person would write it down. */
function lines(nodes: readonly GraphicNode[], above: readonly string[] = []): Line[] {
  return nodes.flatMap((node) => [
    { id: node.id, type: node.type, above },
    ...lines(node.children, [...above, node.id]),
  ])
}

const branchOf = (all: readonly Line[], id: string) =>
  all.filter((line) => line.id === id || line.above.includes(id))

/** Moves the lines of a branch by cutting them out and writing them in elsewhere; undefined where that makes no sense. */
function oracleDrop(all: readonly Line[], id: string, targetId: string, at: DropPlace): Line[] | undefined {
  const moved = branchOf(all, id)
  const target = all.find((line) => line.id === targetId)
  if (!target || all[0]?.id === id || moved.some((line) => line.id === targetId && line.id !== id))
    return undefined
  if (id === targetId) return at === 'into' ? undefined : [...all]
  if (at === 'into' && !['group', 'repeat'].includes(target.type)) return undefined
  if (at !== 'into' && target.above.length === 0) return undefined
  const rest = all.filter((line) => !moved.includes(line))
  const above = at === 'into' ? [...target.above, targetId] : target.above
  const depth = moved[0]?.above.length ?? 0
  const placed = moved.map((line) => ({ ...line, above: [...above, ...line.above.slice(depth)] }))
  const from = rest.findIndex((line) => line.id === targetId)
  const behind = from + branchOf(rest, targetId).length
  return rest.toSpliced(at === 'before' ? from : behind, 0, ...placed)
}

let count = 0
const nodeArbitrary: fc.Memo<GraphicNode> = fc.memo((depth) => {
  const leaf = fc.constantFrom('box', 'sphere', 'tube').map((type) => [type, []] as const)
  const holder = () =>
    fc
      .tuple(fc.constantFrom('group', 'repeat'), fc.array(nodeArbitrary(), { maxLength: 4 }))
      .map(([type, children]) => [type, children] as const)
  return fc
    .tuple(depth > 1 ? fc.oneof(leaf, holder()) : leaf, fc.integer({ min: -50, max: 50 }))
    .map(([[type, children], x]) => ({
      id: `n${(count += 1)}`,
      type,
      title: `Node ${count}`,
      props: { x },
      children: [...children],
    }))
})
/** A group with some nodes; ids are numbered once it is made, for an arbitrary may use a node twice. */
const treeArbitrary = fc.array(nodeArbitrary(4), { minLength: 1, maxLength: 5 }).map((children) => {
  let number = 0
  const numbered = (node: GraphicNode): GraphicNode => ({
    ...node,
    id: `n${(number += 1)}`,
    children: node.children.map(numbered),
  })
  return [numbered({ id: '', type: 'group', title: 'Top', props: {}, children })]
})
const pick = (all: readonly Line[], share: number) => all[Math.floor(share * all.length)]?.id ?? ''
/** Which of the nodes, as a share of all. */
const share = fc.noShrink(fc.integer({ min: 0, max: 9999 })).map((number) => number / 10_000)
const shares = fc.tuple(share, share)
const places = fc.constantFrom<DropPlace>('before', 'after', 'into')

function freshIds() {
  let number = 0
  return () => `new${(number += 1)}`
}

describe('a node that is dropped', () => {
  it('[issue 15] stands where a person would write it, and everything else stands as before', () => {
    checkLaw(
      { moves: 25, refused: 15 },
      fc.tuple(treeArbitrary, shares, places),
      (cover, [nodes, [a, b], at]) => {
        const before = lines(nodes)
        const [id, targetId] = [pick(before, a), pick(before, b)]
        const result = dropNode(nodes, id, targetId, at)
        const expected = oracleDrop(before, id, targetId, at)
        expect(result.ok ? lines(result.nodes) : undefined).toEqual(expected)
        cover(expected ? 'moves' : 'refused')
      },
    )
  })

  it('[issue 15] is where it was after it is moved back', () => {
    checkLaw({ moves: 20 }, fc.tuple(treeArbitrary, shares, places), (cover, [nodes, [a, b], at]) => {
      const before = lines(nodes)
      const [id, targetId] = [pick(before, a), pick(before, b)]
      const parent = parentOf(nodes, id)
      const moved = dropNode(nodes, id, targetId, at)
      if (!parent || !moved.ok || moved.nodes === nodes) return
      const back = moveNode(
        moved.nodes,
        id,
        parent.id,
        parent.children.findIndex((one) => one.id === id),
      )
      expect(back.ok && back.nodes).toEqual(nodes)
      cover('moves')
    })
  })
})

describe('a step', () => {
  const opposite: Readonly<Record<MoveStep, MoveStep>> = { up: 'down', down: 'up', in: 'out', out: 'in' }
  it('[issue 15] and its opposite leave the tree as it was, but that what goes into a group goes behind the rest', () => {
    checkLaw(
      { steps: 12 },
      fc.tuple(treeArbitrary, shares, fc.constantFrom<MoveStep>('up', 'down', 'in')),
      (cover, [nodes, [a], step]) => {
        const id = pick(lines(nodes), a)
        const there = stepNode(nodes, id, step)
        if (!there.ok || there.nodes === nodes) return
        const back = stepNode(there.nodes, id, opposite[step])
        expect(back.ok && back.nodes).toEqual(nodes)
        cover('steps')
      },
    )
  })
})

/** What is seen of a branch, whatever its ids. */
function seen(nodes: readonly GraphicNode[], id: string) {
  const resolved = resolveGraphic({ nodes: [...nodes] }, {}, { detail: 'coarse' })
  if (!resolved.ok) return resolved.code
  return resolved.meshes
    .filter(({ nodePath }) => nodePath.includes(id))
    .map(({ solid, placement, title }) => ({ title, solid, placement }))
}

describe('a copy', () => {
  it('[issue 15] beside its original looks the same, has ids of its own, and leaves the original alone', () => {
    checkLaw({ bodies: 40 }, fc.tuple(treeArbitrary, shares), (cover, [nodes, [a]]) => {
      const id = pick(lines(nodes), a)
      const copied = duplicateNode(nodes, id, freshIds())
      if (!copied.ok || copied.id === undefined) {
        // The top alone has none.
        expect(id).toBe(nodes[0]?.id)
        return
      }
      const all = lines(copied.nodes).map((line) => line.id)
      expect(new Set(all).size).toBe(all.length)
      expect(findNode(copied.nodes, id)).toBe(findNode(nodes, id))
      expect(seen(copied.nodes, copied.id)).toEqual(seen(nodes, id))
      if (seen(nodes, id).length > 0) cover('bodies')
    })
  })

  it('[issue 15] goes into another graphic with its shape, and taking it out again leaves that as it was', () => {
    checkLaw({ pasted: 40 }, fc.tuple(treeArbitrary, treeArbitrary, shares), (cover, [from, to, [a, b]]) => {
      const branch = findNode(from, pick(lines(from), a))
      if (!branch) return
      const nearId = pick(lines(to), b)
      const pasted = pasteNode(to, nearId, branch, freshIds())
      if (!pasted.ok || pasted.id === undefined)
        throw new Error('every node of a graphic has a place to paste')
      const strip = (node: GraphicNode): unknown => ({ ...node, id: '', children: node.children.map(strip) })
      const put = findNode(pasted.nodes, pasted.id)
      expect(put && strip(put)).toEqual(strip(branch))
      expect(withoutNodes(pasted.nodes, new Set([pasted.id]))).toEqual(to)
      cover('pasted')
    })
  })
})

describe('nodes that are hidden', () => {
  it('[issue 15] take along what they hold, and nothing else', () => {
    checkLaw({ some: 40 }, fc.tuple(treeArbitrary, shares), (cover, [nodes, [a, b]]) => {
      const before = lines(nodes)
      const hidden = new Set([pick(before, a), pick(before, b)])
      const left = before.filter((line) => ![line.id, ...line.above].some((id) => hidden.has(id)))
      expect(lines(withoutNodes(nodes, hidden))).toEqual(left)
      if (left.length > 0) cover('some')
    })
  })
})

describe('sharing', () => {
  it('[issue 15] holds what the later tree holds, and keeps every branch that did not change', () => {
    checkLaw({ moved: 20 }, fc.tuple(treeArbitrary, shares, places), (cover, [nodes, [a, b], at]) => {
      const all = lines(nodes)
      const moved = dropNode(nodes, pick(all, a), pick(all, b), at)
      if (!moved.ok) return
      const answered = structuredClone(moved.nodes)
      const shared = shareNodes(nodes, answered)
      expect(shared).toEqual(answered)
      expect(shareNodes(nodes, structuredClone(nodes))).toBe(nodes)
      for (const sister of nodes[0]?.children ?? []) {
        const still = shared[0]?.children.find(({ id }) => id === sister.id)
        if (still && JSON.stringify(still) === JSON.stringify(sister)) expect(still).toBe(sister)
      }
      if (moved.nodes !== nodes) cover('moved')
    })
  })
})
