/** The files of the installed font packages. What is measured and printed depends on them: one that is missing is an error. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A file of a font package, by the package's name and the path in it. */
export interface FontPackageFile {
  readonly packageName: string
  readonly path: string
}

/** `resolve` throws where there is no such file, as Node's does. */
export type ResolveFile = (request: string) => string

const installed: ResolveFile = (request) => require.resolve(request)

export function readFontFile({ packageName, path }: FontPackageFile): Promise<Buffer> {
  return readFile(installed(`${packageName}/${path}`))
}

/** What is missing, in words that say what to do; null when every file is there. */
export function missingFonts(
  files: readonly FontPackageFile[],
  resolve: ResolveFile = installed,
): string | null {
  const missing = files.filter(({ packageName, path }) => {
    try {
      resolve(`${packageName}/${path}`)
      return false
    } catch {
      return true
    }
  })
  if (missing.length === 0) return null
  const names = [...new Set(missing.map(({ packageName }) => packageName))].sort()
  return `Fonts are missing, without which engravings can not be measured and documents not be printed: ${names.join(', ')}. Install the dependencies again (npm ci).`
}
