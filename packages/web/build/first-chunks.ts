/**
 * Two chunks for the first picture in place of sixty: what the app needs always, and what the order page needs on top.
 * Compressed together they are a tenth smaller. Everything that is fetched later keeps chunks of its own.
 */
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { declaredExports, handedOn, importedNames } from './named-imports.ts'

const source = join(import.meta.dirname, '..', 'src')
const entries = {
  app: join(source, 'main.tsx'),
  order: join(source, 'features', 'order-editor', 'order-page.tsx'),
}
/** Lists of re-exports: of what stands behind them, the parts that are fetched later are not needed because they are. */
const isBarrel = (id: string) => /\/features\/[^/]+\/index\.ts$/.test(id)

/** Entries of packages: of what stands behind them, only what is imported by name is needed. */
const packageEntries: readonly [packageName: string, entry: RegExp][] = [
  ['@orderwright/domain', /\/packages\/domain\/src\/index\.ts$/],
  ['@orderwright/contract', /\/packages\/contract\/src\/index\.ts$/],
  ['@orderwright/editor', /\/packages\/editor\/src\/index\.ts$/],
  ['lucide-react', /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/],
  ['@tanstack/react-query', /\/@tanstack\/react-query\/build\/modern\/index\.js$/],
  ['@tanstack/query-core', /\/@tanstack\/query-core\/build\/modern\/index\.js$/],
]
const entryOf = (id: string) => packageEntries.find(([, entry]) => entry.test(id))?.[0]

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>

/** For each package entry: the modules that declare its names. */
function declarations(graph: Graph) {
  const known = new Map<string, Map<string, string>>()
  const found = (entry: string): Map<string, string> => {
    const names = known.get(entry) ?? new Map<string, string>()
    if (known.has(entry)) return names
    known.set(entry, names)
    const { importedIds = [], code } = graph.getModuleInfo(entry) ?? {}
    for (const id of importedIds) {
      const inner = entryOf(id)
        ? [...found(id)]
        : declaredExports(codeOf(graph, id)).map((name) => [name, id])
      for (const [name = '', module = ''] of inner) names.set(name, module)
    }
    for (const [name, from] of handedOn(code ?? '')) {
      const module = importedIds.find((id) => id.endsWith(from.replace(/^\.\//, '/')))
      if (module !== undefined) names.set(name, module)
    }
    return names
  }
  return found
}

function codeOf(graph: Graph, id: string): string {
  return graph.getModuleInfo(id)?.code ?? ''
}

/** The modules that `id` needs: those it imports, and of a package the modules of the names it imports. */
function neededBy(graph: Graph, id: string, declared: ReturnType<typeof declarations>): string[] {
  const names = importedNames(codeOf(graph, id))
  return (graph.getModuleInfo(id)?.importedIds ?? []).flatMap((next) => {
    const wanted = names.get(entryOf(next) ?? '')
    if (wanted === undefined || wanted.has('*')) return [next]
    const modules = [...wanted].map((name) => declared(next).get(name))
    // A name that is not found stands behind another list of re-exports: then all of it counts.
    return modules.every((module) => module !== undefined) ? [...new Set(modules)] : [next]
  })
}

/** The plugin that looks at the modules, and the groups of chunks for `codeSplitting`. */
export function firstChunks() {
  const reached: Record<keyof typeof entries, Set<string>> = { app: new Set(), order: new Set() }
  const plugin: Plugin = {
    name: 'first-chunks',
    apply: 'build',
    buildEnd() {
      const declared = declarations(this)
      const walk = (id: string, seen: Set<string>) => {
        if (seen.has(id)) return
        seen.add(id)
        for (const next of neededBy(this, id, declared)) {
          const isLater = isBarrel(id) && (this.getModuleInfo(next)?.dynamicImporters.length ?? 0) > 0
          if (!isLater) walk(next, seen)
        }
      }
      walk(entries.app, reached.app)
      walk(entries.order, reached.order)
    },
  }
  const groups = [
    {
      name: 'app',
      priority: 2,
      test: (id: string) => reached.app.has(id),
      includeDependenciesRecursively: false,
    },
    {
      name: 'order',
      priority: 1,
      test: (id: string) => reached.order.has(id),
      includeDependenciesRecursively: false,
    },
  ]
  return { plugin, groups }
}
