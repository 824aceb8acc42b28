/**
 * Marks the constants of the contract, the engine and the editor as free of effects: their packages promise that
 * nothing happens on import. Without it a bundler keeps every schema of a file of which one is used, since to it a
 * call of zod might do anything.
 */
import type { Plugin } from 'vite'

const ours = /\/packages\/(?:contract|domain|editor)\/src\/.+\.ts$/

interface Syntax {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Declaration extends Syntax {
  readonly declarations?: readonly { readonly init?: Syntax | null }[]
}
export interface Statement extends Declaration {
  readonly declaration?: Declaration | null
}

/** `code` with the calls that initialise its constants wrapped so that they may be left out; `body` is its syntax. */
export function markPure(code: string, body: readonly Statement[]): string {
  const calls = body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return (declared.declarations ?? []).flatMap(({ init }) =>
      init?.type === 'CallExpression' ? [init] : [],
    )
  })
  return calls.reduceRight((marked, { start, end }) => {
    const wrapped = `/* @__PURE__ */ (() => ${marked.slice(start, end)})()`
    return `${marked.slice(0, start)}${wrapped}${marked.slice(end)}`
  }, code)
}

export function pureConstants(): Plugin {
  return {
    name: 'pure-constants',
    apply: 'build',
    transform(code, id) {
      if (!ours.test(id)) return null
      return { code: markPure(code, this.parse(code).body), map: null }
    },
  }
}
