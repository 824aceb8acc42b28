/**
 * What translations take of the English modules. Where a language is built, a module of messages hands on its translation: a
 * translation that takes a value of it waits for itself, and the app of that language does not start. [issue 18, Languages; decision 0207]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)

/** The modules of messages of which a file takes more than types. */
function valuesFrom(file: string): string[] {
  const code = readFileSync(join(folder, file), 'utf8')
  const imports = code.matchAll(/^import (type )?(?:\{([^}]*)\}|[^'\n]*) from '([^']*\/messages\/[^']*)'/gm)
  return [...imports].flatMap(([, isType, names = '', from = '']) => {
    const takesValue = names.split(',').some((name) => !/^\s*(?:type\s|$)/.test(name))
    return isType === undefined && takesValue ? [join(dirname(join(folder, file)), from)] : []
  })
}

it('[issue 18] a translation takes types alone of modules that it translates', () => {
  expect(files.length).toBeGreaterThan(250)
  const taken = files.flatMap((file) => valuesFrom(file).map((from) => ({ file, from })))
  expect(taken.length).toBeGreaterThan(0)
  expect(taken.filter(({ from }) => /\bdefineMessages\(/.test(readFileSync(from, 'utf8')))).toEqual([])
})
