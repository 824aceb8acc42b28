/** What the grouping of the first chunks reads from code. */
import { describe, expect, it } from 'vitest'
import { declaredExports, handedOn, importedNames } from './named-imports.ts'

describe('names', () => {
  it('that are imported are found with their source, whatever they are called here', () => {
    const code = `import { a, b as c } from "@x/y";\nimport {\n  d,\n} from './z.ts';import e, { f } from '@x/y'\nimport './side.css'`
    const names = importedNames(code)
    expect([...(names.get('@x/y') ?? [])]).toEqual(['a', 'b', 'f'])
    expect([...(names.get('./z.ts') ?? [])]).toEqual(['d'])
    expect(names.has('./side.css')).toBe(false)
  })
  it('are not looked for in comments that speak of an import', () => {
    const code = `/** What an import would do. */\nimport { one } from '@x/y'\n/** taken and imported. */\nimport{two}from"@x/z";import{three}from"@x/z"`
    expect([...importedNames(code)].map(([source, found]) => [source, [...found]])).toEqual([
      ['@x/y', ['one']],
      ['@x/z', ['two', 'three']],
    ])
  })

  it('mean all of a module when it is imported as a whole', () => {
    expect([...(importedNames(`import * as all from '@x/y'`).get('@x/y') ?? [])]).toEqual(['*'])
  })
  it('that are exported are found however they are declared', () => {
    const code = `export const a = 1; export async function b() {}\nexport class C {}\nexport { d, e as f };\nexport { g } from './g.ts'\nexport function* h() {}`
    expect(declaredExports(code).toSorted()).toEqual(['C', 'a', 'b', 'd', 'f', 'h'])
  })
  it('that are handed on are found with the module that declares them', () => {
    const code = `import { a as b, c } from "./a.js";\nexport { default as D, default as E } from './d.mjs';export * from './z.js'\nexport { b, c as f, own }`
    expect([...handedOn(code)]).toEqual([
      ['D', './d.mjs'],
      ['E', './d.mjs'],
      ['b', './a.js'],
      ['f', './a.js'],
    ])
  })
})
