/** Imports of later parts in built files. */
import { expect, it } from 'vitest'
import { withImportsAgain } from './import-again.ts'

it('a part whose import has failed is asked for again under another address; files without later parts stay', () => {
  const code =
    'import{a}from"./a-1.js";const b=()=>import(`./b-2.js`).then(e=>e.B),c=()=>import("https://x/y.js");'
  expect(withImportsAgain(code)).toBe(
    'const __again=f=>import(f).catch(()=>import(f+"?again="+Date.now()));import{a}from"./a-1.js";const b=()=>__again(`./b-2.js`).then(e=>e.B),c=()=>import("https://x/y.js");',
  )
  const plain = 'import{a}from"./a-1.js";export{a}'
  expect(withImportsAgain(plain)).toBe(plain)
})
