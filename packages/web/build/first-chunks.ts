/**
 * Two chunks for the first picture in place of sixty: what the app needs always, and what the order page needs on top.
 * Compressed together they are a tenth smaller. What is fetched ahead after them comes in a few chunks too: a hundred
 * small files cost the browser more than what stands in them. What is small and shared goes to a few chunks by who needs it
(small-chunks.ts). Everything else keeps chunks of its own.
 */
import { dirname, join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { deferredParts } from './deferred-parts.ts'
import { declaredExports, handedOn, importedNames } from './named-imports.ts'
import { smallChunks, type Target } from './small-chunks.ts'

const source = join(import.meta.dirname, '..', 'src')
const entries = {
  app: join(source, 'main.tsx'),
  order: join(source, 'features', 'order-page', 'order-page.tsx'),
}
/** Where people arrive: they take of the other chunks what they need, and never a whole one. */
const arrivals = [
  join(source, 'features', 'session', 'sign-in-page.tsx'),
  join(source, 'features', 'home', 'home-page.tsx'),
]
/** The other screens, which share with the popups what stands in them; the documents' are the fewest. */
const documents = join(source, 'features', 'documents', 'documents-page.tsx')
const screens = [
  join(source, 'features', 'orders-list', 'orders-page.tsx'),
  join(source, 'features', 'drawings', 'drawings-page.tsx'),
]
/** Lists of re-exports: of what stands behind them, the parts that are fetched later are not needed because they are. */
const isBarrel = (id: string) => /\/features\/[^/]+\/index\.ts$/.test(id)

/** Entries of packages: of what stands behind them, only what is imported by name is needed. */
const packageEntries: readonly [packageName: string, entry: RegExp][] = [
  ['@orderwright/contract', /\/packages\/contract\/src\/index\.ts$/],
  ['@orderwright/editor', /\/packages\/editor\/src\/index\.ts$/],
  ['@orderwright/editor/canvas', /\/packages\/editor\/src\/canvas\/index\.ts$/],
  ['lucide-react', /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/],
  ['@tanstack/react-query', /\/@tanstack\/react-query\/build\/modern\/index\.js$/],
  ['@tanstack/query-core', /\/@tanstack\/query-core\/build\/modern\/index\.js$/],
]
/** An area of the domain is a sub-path of its own; the rooms of its messages have lists of their own behind one. */
const domainArea = /\/packages\/domain\/src\/(?:([\w-]+)|(messages)\/[\w-]+)\/index\.ts$/
const entryOf = (id: string) => {
  const [, area, room] = domainArea.exec(id) ?? []
  const name = area ?? room
  return name === undefined
    ? packageEntries.find(([, entry]) => entry.test(id))?.[0]
    : `@orderwright/domain/${name}`
}

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

const isOfDomain = (id: string) => id.includes('/packages/domain/')
/** What lines of one kind are drawn by. */
const isFamily = (id: string) => /\/drawing\/families\/[^/]+\/family\.ts$/.test(id)

/** What every kind of screen may need: what the popups are made of. */
const isCommon = (id: string) => id.includes('/node_modules/') || id.startsWith(join(source, 'ui'))

/** Characters of code, before it is made small: a few hundred bytes to a few thousand as it is sent. */
const SMALL = 14_000
/** So many screens and parts share it that most people come to need it. */
const MANY = 10
const office = join(source, 'features', 'admin')

/** Where small shared modules go, and what each of these chunks may bring along. */
const first = ['app', 'open', 'order']
/** Nothing of these may come with a picture that somebody waits for. */
const shelves = ['list', 'paper', 'common', 'fields', 'office', 'desk']
const withoutPopups = [...first, 'arrival', 'drawn']
const withPopups = [...withoutPopups, 'documents', 'screens', 'popups', 'list', 'paper', 'common']
const shelf = (name: string, mayNeed: readonly string[]): Target => ({ name, mayNeed: new Set(mayNeed) })
const targets = {
  arrival: shelf('arrival', ['app']),
  drawn: shelf('drawn', first),
  list: shelf('list', withoutPopups),
  paper: shelf('paper', [...withoutPopups, 'list']),
  common: shelf('common', [...withoutPopups, 'list', 'paper']),
  fields: shelf('fields', withPopups),
  office: shelf('office', [...withoutPopups, 'list', 'paper', 'common']),
  desk: shelf('desk', [...withPopups, 'fields', 'office']),
}

/** The plugin that looks at the modules, and the groups of chunks for `codeSplitting`. */
export function firstChunks() {
  const reached = {
    app: new Set<string>(),
    order: new Set<string>(),
    /** of the order page, what opens an order: the documents need it too */
    open: new Set<string>(),
    /** of the popups, what the screens of arrival need at once */
    arrival: new Set<string>(),
    /** of the popups, what the documents need at once */
    documents: new Set<string>(),
    /** of the popups, what the other screens need at once */
    screens: new Set<string>(),
    /** parts of the popups of all screens, fetched ahead */
    popups: new Set<string>(),
    /** parts of the order page, fetched ahead */
    later: new Set<string>(),
    /** small modules that the parts of the first picture share */
    drawn: new Set<string>(),
    /** small modules that the orders list shares with other screens */
    list: new Set<string>(),
    /** small modules that documents and drawings share with other screens */
    paper: new Set<string>(),
    /** small modules that other screens and parts share, without popups */
    common: new Set<string>(),
    /** the same of those that bring popups */
    fields: new Set<string>(),
    /** small modules that only screens of the back office share, without popups */
    office: new Set<string>(),
    /** the same of those that bring popups */
    desk: new Set<string>(),
  }
  /** parts of the first picture: they bring along nothing but what they need */
  const views = new Set<string>()
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
      const walkWithin = (id: string, all: ReadonlySet<string>, seen: Set<string>) => {
        if (seen.has(id) || !all.has(id)) return
        seen.add(id)
        for (const next of neededBy(this, id, declared)) walkWithin(next, all, seen)
      }
      walk(entries.app, reached.app)
      walk(entries.order, reached.order)

      const ahead = new Set<string>()
      const parts = new Set<string>()
      // A part that is fetched ahead may have such parts itself: the set grows while it is gone through.
      for (const ids of [reached.app, reached.order, parts]) {
        for (const id of ids) {
          const deferred = deferredParts(codeOf(this, id))
          for (const address of deferred.ahead) {
            const part = join(dirname(id), address)
            ahead.add(part)
            walk(part, parts)
          }
          for (const address of deferred.views) walk(join(dirname(id), address), views)
        }
      }
      // What is fetched on its own, other screens above all, must not bring the parts of the order page along.
      const elsewhere = new Set<string>()
      for (const id of this.getModuleIds()) {
        for (const target of this.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
          if (!ahead.has(target)) walk(target, elsewhere)
        }
      }
      for (const id of views) parts.delete(id)
      for (const id of parts) if (isCommon(id)) walkWithin(id, parts, reached.popups)
      for (const id of parts) if (!reached.popups.has(id) && !elsewhere.has(id)) reached.later.add(id)

      const arriving = new Set<string>()
      const other = new Set<string>()
      const onPaper = new Set<string>()
      for (const id of arrivals) walk(id, arriving)
      walk(documents, onPaper)
      for (const id of screens) walk(id, other)
      const list = new Set(arriving)
      walk(join(source, 'features', 'orders-list', 'orders-page.tsx'), list)
      // What the order page and its first picture share with where people arrive goes with the app: apart it was fetched by all
      // of them, and a box to tick brought the list what opens an order.
      for (const id of list) if (reached.order.has(id) || views.has(id)) reached.app.add(id)
      // What lines are drawn with is asked for by the key of its family: it brings parts of the domain along.
      for (const id of [...onPaper].filter((one) => isOfDomain(one))) {
        for (const part of this.getModuleInfo(id)?.dynamicallyImportedIds ?? []) walk(part, onPaper)
      }
      for (const id of onPaper) {
        if (reached.order.has(id) && !reached.app.has(id)) reached.open.add(id)
      }
      for (const id of reached.popups) {
        if (reached.app.has(id) || reached.order.has(id)) continue
        if (arriving.has(id)) reached.arrival.add(id)
        else if (onPaper.has(id)) reached.documents.add(id)
        else if (other.has(id)) reached.screens.add(id)
      }

      const chunkOf = new Map<string, string>()
      for (const { name } of groups)
        for (const id of reached[name]) if (!chunkOf.has(id)) chunkOf.set(id, name)
      const ids = [...this.getModuleIds()]
      const modules = new Map(
        ids.map((id) => [id, { size: codeOf(this, id).length, needs: neededBy(this, id, declared) }]),
      )
      const roots = [...new Set(ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []))]
      const small = smallChunks({
        modules,
        roots,
        chunkOf,
        most: SMALL,
        targetsFor: ([id = ''], by) => {
          if (arriving.has(id)) return [targets.arrival]
          // What one kind of drawing needs, or a few, is of no use to the others.
          if (by.some(isFamily)) return by.length < MANY ? [] : [targets.drawn]
          if (views.has(id)) return [targets.drawn]
          const isOfOffice = by.every((root) => root.startsWith(office))
          if (isOfOffice) return [targets.office, targets.desk]
          if (list.has(id)) return [targets.list]
          if (onPaper.has(id) || other.has(id)) return [targets.paper]
          return [targets.common, targets.fields]
        },
      })
      for (const { name } of groups) for (const [id, to] of small) if (to === name) reached[name].add(id)
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const names = new Map(chunks.map(({ fileName, name }) => [fileName, name]))
      const isSeenFirst = (id: string) => reached.app.has(id) || reached.order.has(id) || views.has(id)
      for (const { name, imports, moduleIds } of chunks) {
        // A file without modules only hands names on, and is fetched when they are.
        if (moduleIds.length === 0) continue
        const brought = new Set(imports.map((file) => names.get(file)))
        const isWaitedFor = moduleIds.some(isSeenFirst) || moduleIds.every(isOfDomain)
        const isDrawn = moduleIds.some((id) => isSeenFirst(id) || isFamily(id))
        if (
          brought.has('later') ||
          (brought.has('popups') && isWaitedFor) ||
          (isDrawn && shelves.some((one) => brought.has(one)))
        ) {
          this.error(
            `The chunk ${name} would bring what is fetched ahead into a picture that somebody waits for.`,
          )
        }
      }
    },
  }
  const group = (name: keyof typeof reached, priority: number) => ({
    name,
    priority,
    test: (id: string) => reached[name].has(id),
    includeDependenciesRecursively: false,
  })
  const groups: ReturnType<typeof group>[] = [
    group('app', 9),
    group('open', 7),
    group('order', 6),
    group('arrival', 5),
    group('documents', 4),
    group('screens', 3),
    group('popups', 2),
    group('later', 1),
    group('drawn', 1),
    group('list', 1),
    group('paper', 1),
    group('common', 1),
    group('fields', 1),
    group('office', 1),
    group('desk', 1),
  ]
  return { plugin, groups }
}
