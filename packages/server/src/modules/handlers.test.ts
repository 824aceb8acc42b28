/** A handler is found by the name of its endpoint: in a file of that name, which exports it and nothing else. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { allHandlers } from './handlers.ts'

const names = Object.keys(endpoints)

/** requestSignInCode: request-sign-in-code.ts */
function fileOf(name: string): string {
  return `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}

/** The files of this name in the folders of the modules. */
function pathsOf(file: string): string[] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(join('/', file)),
  )
}

async function exportsOf(path: string): Promise<ReadonlyMap<string, unknown>> {
  const loaded: unknown = await import(join(import.meta.dirname, path))
  if (typeof loaded !== 'object' || loaded === null) throw new Error(`${path} is no module`)
  return new Map<string, unknown>(Object.entries(loaded))
}

describe.each(names)('the handler of %s', (name) => {
  const paths = pathsOf(fileOf(name))

  test('has a file of its name in one module', () => {
    expect(paths).toHaveLength(1)
  })

  test('is a function, and all that its file exports', async () => {
    const exported = await exportsOf(paths[0] ?? '')
    expect([...exported.keys()]).toEqual([name])
    const [handler] = exported.values()
    expect(handler).toBeTypeOf('function')
    expect(allHandlers().get(name)).toBe(handler)
  })
})

test('no two endpoints share a file', () => {
  const paths = names.flatMap((name) => pathsOf(fileOf(name)))
  expect(new Set(paths).size).toBe(names.length)
})
