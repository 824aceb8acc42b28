/** The folders that the tools work in. */
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const cache = join(root, '.cache')
export const serverFolder = join(root, 'packages', 'server')
export const webFolder = join(root, 'packages', 'web')

/** A file below the root. */
export function at(...parts) {
  return join(root, ...parts)
}

/** The script of an npm package's program, for running it with this very Node and no shell. */
export function program(...parts) {
  return at('node_modules', ...parts)
}
