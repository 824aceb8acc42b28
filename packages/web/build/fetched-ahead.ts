/**
 * Which parts a module has fetched ahead: those it hands to `deferred` and `deferredModule` of ui/deferred.tsx without
 * saying that they wait until they are wanted.
 */
import { parseAst } from 'vite'

const handsOver = /\bdeferred(?:Module)?\s*\(/
const waits = /\bwhen:\s*['"`]wanted['"`]/
const imported = /\bimport\(\s*['"`]([^'"`]+)['"`]\s*\)/g

/**
 * The addresses that `code` (JavaScript) has fetched ahead, as they stand in its imports. Every import of a module that
 * defers anything counts, but those of statements that wait: what loads a part may be a function of its own.
 */
export function fetchedAhead(code: string): string[] {
  if (!handsOver.test(code)) return []
  return parseAst(code)
    .body.map(({ start, end }) => code.slice(start, end))
    .filter((statement) => !waits.test(statement))
    .flatMap((statement) => [...statement.matchAll(imported)].map(([, address = '']) => address))
}
