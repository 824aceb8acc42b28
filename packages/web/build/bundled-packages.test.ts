/** Which packages of others a bundle holds. Issue 12, 36. */
import { expect, it } from 'vitest'
import { packageFolderOf, packagesInStyles } from './bundled-packages.ts'

it('a file belongs to the innermost package around it; our own to none', () => {
  expect(packageFolderOf('/a/node_modules/zod/v4/index.js')).toBe('/a/node_modules/zod')
  expect(packageFolderOf('/a/node_modules/@fontsource/inter/files/x.woff2')).toBe(
    '/a/node_modules/@fontsource/inter',
  )
  expect(packageFolderOf('/a/node_modules/b/node_modules/c/d.js?url')).toBe(
    '/a/node_modules/b/node_modules/c',
  )
  expect(packageFolderOf('/a/packages/web/src/main.tsx')).toBeNull()
})

it('a style sheet names the packages that it takes in', () => {
  const css = `@import "tailwindcss" source("./");\n@plugin 'a-plugin/sub';\n@import "@scope/name/x.css";\n@import "./own.css";`
  expect(packagesInStyles(css)).toEqual(['tailwindcss', 'a-plugin', '@scope/name'])
})
