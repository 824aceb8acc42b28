/** The import boundaries, checked by dependency-cruiser, and that it really saw every file. */
import { relative } from 'node:path'
import { listFiles } from './fingerprint.mjs'
import { at, program, root } from './paths.mjs'
import { verdict } from './results.mjs'
import { runNode } from './run.mjs'

const SOURCE = /\.(ts|tsx)$/

/** Every source file below packages, relative to the root. */
export function sourceFiles() {
  return listFiles(at('packages'), () => false)
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((file) => SOURCE.test(file) && file.includes('/src/') && !file.endsWith('.d.ts'))
}

/** What dependency-cruiser says about `folder`: its modules with what they import, its violations, and the files it saw. */
export async function cruise(folder = 'packages', config = at('.dependency-cruiser.mjs'), cwd = root) {
  const script = program('dependency-cruiser', 'bin', 'dependency-cruise.mjs')
  const { output } = await runNode(script, ['--config', config, '--output-type', 'json', folder], { cwd })
  const start = output.indexOf('{')
  if (start < 0) throw new Error(output)
  const { modules, summary } = JSON.parse(output.slice(start))
  return { modules, seen: new Set(modules.map(({ source }) => source)), violations: summary.violations }
}

const TEST = /\.test\.tsx?$|\/testing\//

/**
 * Folders beside each other that depend on each other in a circle, at any depth of a package: `{ parent, circle }`, the
 * circle's folders from one back to itself. Tests and what helps them count for nothing.
 */
export function folderCircles(modules) {
  const beside = new Map()
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      if (TEST.test(source) || TEST.test(resolved) || !resolved.includes('/src/')) continue
      const [from, to] = [source.split('/'), resolved.split('/')]
      const depth = from.findIndex((name, index) => name !== to[index])
      // A file that lies beside a folder is no folder; packages have their layers.
      if (depth < 2 || depth >= from.length - 1 || depth >= to.length - 1) continue
      const parent = from.slice(0, depth).join('/')
      const folders = beside.get(parent) ?? new Map()
      beside.set(parent, folders)
      folders.set(from[depth], (folders.get(from[depth]) ?? new Set()).add(to[depth]))
    }
  }
  return [...beside].flatMap(([parent, folders]) => {
    const circle = shortestCircle(folders)
    return circle === undefined ? [] : [{ parent, circle }]
  })
}

/** The shortest way from a folder back to itself; undefined where there is none. */
function shortestCircle(folders) {
  const circles = [...folders.keys()].map((start) => wayBack(folders, start)).filter(Boolean)
  return circles.sort((a, b) => a.length - b.length)[0]
}

function wayBack(folders, start) {
  const ways = [[start]]
  const seen = new Set()
  for (const way of ways) {
    for (const next of folders.get(way.at(-1)) ?? []) {
      if (next === start) return [...way, start]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

function describe({ rule, from, to, cycle }) {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to
  return `${rule.name}: ${from} → ${way}`
}

/** One verdict: no violation, no folders in a circle, and no file unseen (a cruise over nothing would find nothing). */
export async function checkBoundaries(cruised = cruise()) {
  const { modules, seen, violations } = await cruised
  const unseen = sourceFiles().filter((file) => !seen.has(file))
  const circles = folderCircles(modules)
  const lines = [
    ...violations.map(describe),
    ...circles.map(({ parent, circle }) => `folders in a circle: ${parent}: ${circle.join(' → ')}`),
    ...unseen.map((file) => `not seen by the check: ${file}`),
  ]
  return verdict('import boundaries', lines.length === 0, lines.join('\n'))
}
