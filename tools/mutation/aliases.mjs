/** Where the workspaces stand in the copy of the tree whose code is broken. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../lib/paths.mjs'

const workspaces = ['contract', 'domain', 'editor', 'paper', 'server']

/**
 * Each entry of each workspace's exports, by its file in this tree.
 * @returns {{ find: RegExp, replacement: string }[]}
 */
export function workspaceAliases() {
  return workspaces.flatMap((workspace) => {
    const folder = at('packages', workspace)
    const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return Object.entries(exports).map(([entry, file]) => ({
      find: new RegExp(`^${join(name, entry)}$`),
      replacement: join(folder, file),
    }))
  })
}
