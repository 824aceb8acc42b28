/**
 * The bundler gives every part that is imported later a file of its own, also where the part stands in a chunk with
 * others: then the file only hands its names on. Here such imports are led to the chunk itself and the file is left
 * out, so that it is not asked for.
 */
import { basename } from 'node:path'
import type { Plugin } from 'vite'

interface Facade {
  /** the chunk that the names stand in: its file's name */
  target: string
  /** for each exported name the chunk's own */
  names: ReadonlyMap<string, string>
}

const handingOn =
  /^(?:import['"][^'"]+['"];)*(?:import\{([^}]*)\}from['"]\.\/([^'"]+)['"];export\{([^}]*)\}|export\{([^}]*)\}from['"]\.\/([^'"]+)['"]);?\s*$/

function pairs(list: string): [string, string][] {
  return list.split(',').map((part) => {
    const [from = '', to = from] = part.trim().split(/\s+as\s+/)
    return [from, to]
  })
}

/** What the code of a chunk hands on from another one, or null where it does anything else. */
export function readFacade(code: string): Facade | null {
  const found = handingOn.exec(code)
  if (!found) return null
  const [, imported, importedFrom, exported, direct, directFrom] = found
  if (direct !== undefined) {
    return { target: directFrom ?? '', names: new Map(pairs(direct).map(([own, name]) => [name, own])) }
  }
  const known = new Map(pairs(imported ?? '').map(([own, name]) => [name, own]))
  const names = new Map(pairs(exported ?? '').map(([local, name]) => [name, known.get(local) ?? '']))
  return [...names.values()].includes('') ? null : { target: importedFrom ?? '', names }
}

/** `code` with its later imports of `facades` (by file name) led to the chunks that they hand on. */
export function throughFacades(code: string, facades: ReadonlyMap<string, Facade>): string {
  return code.replace(/\bimport\((['"`])\.\/([^'"`]+)\1\)/g, (whole: string, quote: string, file: string) => {
    const facade = facades.get(file)
    if (!facade) return whole
    const names = [...facade.names].map(([name, own]) => `${name}:_.${own}`).join(',')
    return `import(${quote}./${facade.target}${quote}).then(_=>({${names}}))`
  })
}

/** Before the files to preload are listed: the order of the plugins sees to that. */
export function collapseFacades(): Plugin {
  return {
    name: 'collapse-facades',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const facades = new Map<string, Facade>()
      for (const { code, fileName, isDynamicEntry, isEntry } of chunks) {
        const facade = isDynamicEntry && !isEntry ? readFacade(code) : null
        if (facade) facades.set(basename(fileName), facade)
      }
      for (const chunk of chunks) chunk.code = throughFacades(chunk.code, facades)
      const used = new Set(chunks.flatMap(({ imports }) => imports.map((file) => basename(file))))
      for (const { fileName } of chunks) {
        const file = basename(fileName)
        if (facades.has(file) && !used.has(file)) delete bundle[fileName]
      }
    },
  }
}
