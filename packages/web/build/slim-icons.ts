/**
 * Lucide's icons as plain data: without the keys of their lines (a list that never changes needs none), and made into
 * components by ui/plain-icon.ts, which draws them as we use them.
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'

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

export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (icon.test(id) ? { code: plainData(code), map: null } : null),
  }
}
