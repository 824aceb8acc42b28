/**
 * Which parts a module has fetched later: those it hands to `deferred`, `deferredModule` and `deferredView` of
 * ui/deferred.tsx without saying that they wait for demand.
 */
import { parseAst } from 'vite'

const handsOver = /\bdeferred(?:Module|View)?\s*\(/
const waits = /\bwhen:\s*['"`]demand['"`]/
const isView = /\bdeferredView\s*\(/
const imported = /\bimport\(\s*['"`]([^'"`]+)['"`]\s*\)/g

interface DeferredParts {
  /** fetched ahead, together with others */
  ahead: string[]
  /** fetched as soon as their place is there: somebody waits for them */
  views: string[]
}

/**
 * The addresses of the parts that `code` (JavaScript) defers, as they stand in its imports. Every import of a module
 * that defers anything counts, but those of statements that wait: what loads a part may be a function of its own.
 */
export function deferredParts(code: string): DeferredParts {
  const parts: DeferredParts = { ahead: [], views: [] }
  if (!handsOver.test(code)) return parts
  for (const { start, end } of parseAst(code).body) {
    const statement = code.slice(start, end)
    if (waits.test(statement)) continue
    const addresses = [...statement.matchAll(imported)].map(([, address = '']) => address)
    parts[isView.test(statement) ? 'views' : 'ahead'].push(...addresses)
  }
  return parts
}
