/** Files that only hand names on are left out. */
import { describe, expect, it } from 'vitest'
import { readFacade, throughFacades } from './collapse-facades.ts'

describe('a file that only hands names on', () => {
  it('is known by either way of writing it, with what it loads beside', () => {
    const expected = { target: 'later-abc.js', names: new Map([['Picker', 't']]) }
    expect(readFacade('export{t as Picker}from"./later-abc.js";')).toEqual(expected)
    expect(
      readFacade('import"./app-1.js";import{t as e}from"./later-abc.js";export{e as Picker};\n'),
    ).toEqual(expected)
    expect(readFacade('import{Picker}from"./later-abc.js";export{Picker};')?.names.get('Picker')).toBe(
      'Picker',
    )
  })
  it('is not one that does anything of its own, or hands on from two', () => {
    expect(readFacade('import{t as e}from"./a.js";const x=e();export{x as Picker};')).toBeNull()
    expect(readFacade('import{t as e}from"./a.js";import{u}from"./b.js";export{e as A,u as B};')).toBeNull()
    expect(readFacade('import{t as e}from"./a.js";export{e as A,other as B};')).toBeNull()
  })
  it('is gone round by the imports that name it, and by no others', () => {
    const facades = new Map([['p-1.js', { target: 'later-abc.js', names: new Map([['Picker', 't']]) }]])
    expect(throughFacades('x(()=>import(`./p-1.js`).then(e=>e.Picker),d);import("./q-1.js")', facades)).toBe(
      'x(()=>import(`./later-abc.js`).then(_=>({Picker:_.t})).then(e=>e.Picker),d);import("./q-1.js")',
    )
  })
})
