/**
 * Puts together what bundlers leave apart: a bundler makes a chunk of every set of modules that the same screens share,
 * and of most such sets a file of some hundred bytes. A hundred of them cost the browser more than what stands in them.
 */

export interface ModuleSize {
  /** in characters of code */
  size: number
  /** the modules that it imports, at once */
  needs: readonly string[]
}

/** A chunk that takes in small ones. */
export interface Target {
  name: string
  /** The chunks that it may import: whoever needs one small module of it waits for these too. */
  mayNeed: Pick<ReadonlySet<string>, 'has'>
}

interface Sharing {
  modules: ReadonlyMap<string, ModuleSize>
  /** the modules that are fetched on their own: screens, and parts that come later */
  roots: readonly string[]
  /** the chunk of each module that has one already */
  chunkOf: ReadonlyMap<string, string>
  /** in characters of code; what is larger keeps a chunk of its own */
  most: number
  /** Where modules that these roots share may go, the best first; nowhere where it is empty. */
  targetsFor: (ids: readonly string[], roots: readonly string[]) => readonly Target[]
}

interface Shared {
  ids: readonly string[]
  targets: readonly Target[]
}

/** For each root what it brings. */
function bringing({
  modules,
  roots,
}: Pick<Sharing, 'modules' | 'roots'>): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>()
  for (const root of roots) {
    const seen = new Set<string>()
    const open = [root]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      open.push(...(modules.get(id)?.needs ?? []))
    }
    for (const id of seen) users.set(id, [...(users.get(id) ?? []), root])
  }
  return users
}

/** Whether `from` leads to `to` by way of another chunk: then the two can not become one. */
function leadsRound(edges: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set<string>([from])
  const open = [...(edges.get(from) ?? [])].filter((next) => next !== to && next !== from)
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === to) return true
    if (seen.has(node)) continue
    seen.add(node)
    open.push(...(edges.get(node) ?? []))
  }
  return false
}

/**
 * The chunk that each small shared module goes to; the others are not named. No chunk comes to import itself by way of
 * others, and a target imports nothing but what it may.
 */
export function smallChunks(sharing: Sharing): ReadonlyMap<string, string> {
  const { modules, roots, chunkOf, most, targetsFor } = sharing
  const users = bringing(sharing)
  const nodeOf = new Map<string, string>(chunkOf)
  const sets = new Map<string, string[]>()
  for (const [id, by] of users) {
    if (chunkOf.has(id)) continue
    const key = by.join('\n')
    nodeOf.set(id, key)
    sets.set(key, [...(sets.get(key) ?? []), id])
  }
  const edges = new Map<string, Set<string>>()
  const edge = (from: string, to: string) => {
    if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
  }
  for (const [id, node] of nodeOf) {
    for (const next of modules.get(id)?.needs ?? []) edge(node, nodeOf.get(next) ?? next)
  }
  const merge = (node: string, into: string) => {
    for (const next of edges.get(node) ?? []) edge(into, next)
    edges.delete(node)
    for (const [from, all] of edges) if (all.delete(node)) edge(from, into)
    edges.get(into)?.delete(into)
  }

  const isRoot = new Set(roots)
  const waiting = new Map<string, Shared>()
  for (const [node, ids] of sets) {
    const size = ids.reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0)
    if (size > most || ids.some((id) => isRoot.has(id))) continue
    const targets = targetsFor(ids, users.get(ids[0] ?? '') ?? [])
    if (targets.length > 0) waiting.set(node, { ids, targets })
  }
  const taken = new Map<string, string>()
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false
    for (const [node, { ids, targets }] of waiting) {
      const needed = [...(edges.get(node) ?? [])]
      const target = targets.find(
        ({ name, mayNeed }) =>
          needed.every((next) => next === name || mayNeed.has(next)) &&
          !leadsRound(edges, node, name) &&
          !leadsRound(edges, name, node),
      )
      if (target === undefined) continue
      merge(node, target.name)
      for (const id of ids) taken.set(id, target.name)
      waiting.delete(node)
      hasChanged = true
    }
  }
  return taken
}
