/**
 * Which files of the web app an address needs: named in the answer's Link header, they are fetched together instead of
 * one after the other as each has run.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, type Language } from '@orderwright/domain/localization'
import { z } from 'zod'

/** As the web app's build lists it: for each screen its files, the app's own first. */
const listSchema = z.record(z.string(), z.array(z.string()))
type FilesOfScreens = z.infer<typeof listSchema>

/** The screens by their addresses; the first that fits. */
const screens: readonly [address: RegExp, module: string][] = [
  [/^\/$/, 'src/features/home/home-page.tsx'],
  [/^\/sign-in$/, 'src/features/session/sign-in-page.tsx'],
  [/^\/orders$/, 'src/features/orders-list/orders-page.tsx'],
  [/^\/orders\/\d+$/, 'src/features/order-page/order-page.tsx'],
  [/^\/orders\/\d+\/documents$/, 'src/features/documents/documents-page.tsx'],
  [/^\/orders\/\d+\/drawings$/, 'src/features/drawings/drawings-page.tsx'],
]

function readList(folder: string, language: Language): FilesOfScreens {
  const name = language === defaultLanguage ? 'screens.json' : `screens.${language}.json`
  try {
    return listSchema.parse(JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8')))
  } catch {
    // A build without a list: pages come without it, somewhat later.
    return {}
  }
}

/**
 * For a path of the app in a language the value of its Link header, or null. `folder` is that of the built web app.
 */
export function preloadsOf(
  folder: string,
  language: Language = defaultLanguage,
): (path: string) => string | null {
  const list = readList(folder, language)
  const links = screens.map(([address, module]) => {
    const files = list[module] ?? []
    return { address, link: files.map((file) => `</${file}>; rel=modulepreload; crossorigin`).join(', ') }
  })
  return (path) => links.find(({ address }) => address.test(path))?.link || null
}
