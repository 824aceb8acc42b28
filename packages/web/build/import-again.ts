/**
 * Makes imports of later parts work again after one has failed: browsers keep the failure under the file's address (HTML's module
 * map), and answer with it for as long as the page lives. A second try asks under an address that is not known to have failed.
 */
import type { Plugin } from 'vite'

const NAME = '__again'
const laterImport = /\bimport\((`\.\/[^`$]+\.js`|"\.\/[^"]+\.js"|'\.\/[^']+\.js')\)/g
/** Relative to the file that it stands in, as `import` is. */
const definition = `const ${NAME}=f=>import(f).catch(()=>import(f+"?again="+Date.now()));`

/** The code of a file with its later imports tried again; the same where it has none. */
export function withImportsAgain(code: string): string {
  const changed = code.replace(laterImport, (_, file: string) => `${NAME}(${file})`)
  return changed === code ? code : definition + changed
}

export function importAgain(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = withImportsAgain(file.code)
        }
      },
    },
  }
}
