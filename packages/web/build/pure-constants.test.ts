/** What a bundler may leave out of our own packages. */
import { expect, it } from 'vitest'
import { markPure } from './pure-constants.ts'

it('a constant that a call makes is marked, exported or not, and nothing else is', () => {
  const a = 'z.object({ b: z.string() }).default({})'
  const code = `export const a = ${a}\nconst n = 1\nregister(n)`
  const call = { type: 'CallExpression', start: 17, end: 17 + a.length }
  const declared = { type: 'VariableDeclaration', start: 7, end: call.end, declarations: [{ init: call }] }
  const marked = markPure(code, [
    { type: 'ExportNamedDeclaration', start: 0, end: call.end, declaration: declared },
    {
      type: 'VariableDeclaration',
      start: call.end + 1,
      end: call.end + 12,
      declarations: [{ init: { type: 'Literal', start: call.end + 11, end: call.end + 12 } }],
    },
    { type: 'ExpressionStatement', start: call.end + 13, end: code.length },
  ])
  expect(marked).toBe(`export const a = /* @__PURE__ */ (() => ${a})()\nconst n = 1\nregister(n)`)
})
