/**
 * The guide in the web app: `virtual:guide` has the pages of docs/guide with the addresses of their pictures,
 * `virtual:guide-search` the index that they are searched by. Both are fetched by who asks for help, and by nobody else.
 */
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import type { Plugin } from 'vite'
import { searchFields } from '../../src/features/help/search-fields.ts'
import { guideEntries } from './guide-entries.ts'
import { guideFolder, pageFiles, pictureFolder, pictureSizes, readGuide } from './read-guide.ts'

const PAGES = '\0virtual:guide'
const SEARCH = '\0virtual:guide-search'

/** A module with the pages; each picture is an import, whose address the bundler knows. */
function pagesModule(): string {
  const pictures = [...pictureSizes().keys()]
  const imports = pictures.map(
    (name, index) => `import p${index} from ${JSON.stringify(`${join(pictureFolder, name)}?url`)}`,
  )
  const addresses = pictures.map((name, index) => `${JSON.stringify(name)}: p${index}`)
  return [
    ...imports,
    `const addresses = { ${addresses.join(', ')} }`,
    "const place = (key, value) => (value?.kind === 'picture' ? { ...value, src: addresses[value.src] } : value)",
    `export const guide = JSON.parse(${JSON.stringify(JSON.stringify(readGuide()))}, place)`,
  ].join('\n')
}

function searchModule(): string {
  const search = new MiniSearch(searchFields)
  search.addAll(guideEntries(readGuide()))
  return `export const index = ${JSON.stringify(JSON.stringify(search))}`
}

export function guide(): Plugin {
  return {
    name: 'guide',
    resolveId: (id) => (id === 'virtual:guide' || id === 'virtual:guide-search' ? `\0${id}` : undefined),
    load(id) {
      if (id !== PAGES && id !== SEARCH) return undefined
      for (const file of pageFiles()) this.addWatchFile(join(guideFolder, file))
      return id === PAGES ? pagesModule() : searchModule()
    },
  }
}
