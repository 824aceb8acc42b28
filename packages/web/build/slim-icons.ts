/**
 * Lucide's icons as plain data: without the keys of their lines (a list that never changes needs none), and made into
 * components by ui/plain-icon.ts, which draws them as we use them.
 */
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import type { Direction } from './direction.ts'

const icon = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/
const plainIcon = join(import.meta.dirname, '..', 'src', 'ui', 'plain-icon.ts')

/** The code of one icon without its lines' keys, its name and its size, which is always 24. */
export function plainData(code: string): string {
  return code
    .replace(/,\s*key: "[^"]*"/g, '')
    .replace(/\{\s*key: "[^"]*"\s*\}/g, '{}')
    .replace(/^\s*(?:name: "[^"]*"|size: 24|aliases: \[[^\]]*\]),\n/gm, '')
    .replace(/^__iconData\.node;\n/m, '')
    .replace(
      /^import createLucideIcon from [^;]*;/m,
      `import { createPlainIcon } from ${JSON.stringify(plainIcon)};`,
    )
    .replace('createLucideIcon(', 'createPlainIcon(')
}

/**
 * Icons that point along the line: onwards, back, out, beside. Where lines run from right to left they point the other way. What goes
 * round or back in time (undo, redo), signs of media and pictures of things do not turn.
 */
const turning = new Set([
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-left',
  'chevron-right',
  'external-link',
  'layout-list',
  'list-checks',
  'log-in',
  'log-out',
  'move-right',
  'panel-left',
  'reply',
  'send',
  'square-arrow-out-up-right',
])

/** The code of an icon without what its maker read, drawn as it points where lines run in that direction. */
export function turnedData(code: string, name: string, direction: Direction): string {
  return direction === 'rtl' && turning.has(name)
    ? code.replace(/\["(\w+)", \{/g, '["$1", { transform: "matrix(-1 0 0 1 24 0)",')
    : code
}

export function slimIcons(direction: Direction): Plugin {
  return {
    name: 'slim-icons',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      icon.test(id)
        ? { code: turnedData(plainData(code), basename(id, '.mjs'), direction), map: null }
        : null,
  }
}
