/** The notices that licenses of others ask for. Issue 12, 36. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  collectNotices,
  groupedByText,
  neededWhenRunning,
  noticeOf,
  noticesAsHtml,
  noticesAsText,
  packageFolders,
} from './notices.mjs'
import { at } from './paths.mjs'

describe('the license of the product', () => {
  test('says that all rights are reserved until the owner says otherwise, and every package says the same', () => {
    expect(readFileSync(at('LICENSE'), 'utf8')).toMatch(
      /All rights reserved\.[^]*until the owner says otherwise/,
    )
    const { workspaces } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
    expect(workspaces).toEqual(['packages/*', 'e2e', 'bench'])
    const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))
    const own = Object.entries(packages).filter(([path]) => !path.includes('node_modules'))
    expect(own.map(([path, { license }]) => [path, license])).toEqual(
      own.map(([path]) => [path, 'UNLICENSED']),
    )
    expect(own.length).toBeGreaterThan(8)
  })
})

describe('the notice of a package', () => {
  test.each([
    ['zod', 'MIT', /Copyright \(c\) 2025 Colin McDonnell/],
    ['lucide-react', 'ISC', /ISC License[^]*Lucide/],
    ['react-aria-components', 'Apache-2.0', /Apache License\s+Version 2\.0/],
    ['@fontsource/arimo', 'OFL-1.1', /SIL OPEN FONT LICENSE[^]*PERMISSION & CONDITIONS/i],
    ['pg', 'MIT', /Brian Carlson/],
  ])('%s (%s) is its own text', (name, license, text) => {
    const notice = noticeOf(at('node_modules', name))
    expect(notice).toMatchObject({ name, license, text: expect.stringMatching(text) })
  })

  test('that has no text is the usual one, with whom it names', () => {
    expect(noticeOf(at('node_modules', '@react-three', 'fiber')).text).toMatch(
      /^MIT License\n\nCopyright \(c\) \S.*\n\nPermission is hereby granted/,
    )
  })
})

describe('what the server needs when it runs', () => {
  const packages = {
    'packages/server': { dependencies: { a: '1', own: '1' }, devDependencies: { test: '1' } },
    'packages/own': { dependencies: { b: '1' } },
    'node_modules/own': { link: true, resolved: 'packages/own' },
    'node_modules/a': { dependencies: { b: '2' }, optionalDependencies: { mac: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/mac': {},
    'node_modules/test': {},
  }
  test('is found as Node finds it: the nearest of a name, through our own packages, without what only tests need', () => {
    expect(neededWhenRunning(packages, 'packages/server').toSorted()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/b',
      'node_modules/c',
      'node_modules/mac',
    ])
  })
})

describe('the collected notices', () => {
  const groups = groupedByText([
    { name: 'b', version: '1', license: 'MIT', text: 'Free <here>' },
    { name: 'a', version: '2', license: 'MIT', text: 'Free <here>' },
    { name: 'a', version: '2', license: 'MIT', text: 'Free <here>' },
    { name: 'c', version: '3', license: 'ISC', text: 'Other' },
  ])
  test('stand once for all packages that say the same', () => {
    expect(groups.map(({ packages }) => packages.map(({ name }) => name))).toEqual([['a', 'b'], ['c']])
    expect(noticesAsText(groups)).toMatch(
      /a 2 \(MIT\)\nb 1 \(MIT\)\n\nFree <here>\n\n-+\nc 3 \(ISC\)\n\nOther/,
    )
  })
  test('are a page with a heading, in which texts are text', () => {
    const page = noticesAsHtml(groups)
    expect(page).toContain('<pre>Free &lt;here&gt;</pre>')
    expect(page.match(/<h1>/g)).toHaveLength(1)
    expect(page).toContain('<title>Licenses – Orderwright</title>')
  })
  test('hold what the server loads and what is bundled, each with a text', () => {
    const all = collectNotices(packageFolders([at('node_modules/three/build/three.js'), at('packages/x.ts')]))
    const names = all.flatMap(({ packages }) => packages.map(({ name }) => name))
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'kysely', 'zod', 'sharp', 'three']))
    expect(names).not.toContain('vitest')
    expect(all.filter(({ text }) => text.length < 200)).toEqual([])
  })
})
