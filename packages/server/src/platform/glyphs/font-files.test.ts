import { expect, test } from 'vitest'
import { paperFontFiles } from '../../modules/documents/paper-fonts.ts'
import { missingFonts } from './font-files.ts'
import { engravingFontFiles } from './load-measurer.ts'

const files = [...engravingFontFiles, ...paperFontFiles]

test('every font that is measured and printed with is installed, and declared by this package', async () => {
  expect(missingFonts(files)).toBeNull()
  const manifest = await import('../../../package.json', { with: { type: 'json' } })
  const declared = new Set(Object.keys(manifest.default.dependencies))
  expect(
    [...new Set(files.map(({ packageName }) => packageName))].filter((name) => !declared.has(name)),
  ).toEqual([])
})

test('a font that is not installed is named, with what to do', () => {
  const without = (request: string) => {
    if (/barlow|saira/.test(request)) throw new Error('Cannot find module')
    return request
  }
  expect(missingFonts(files, without)).toBe(
    'Fonts are missing, without which engravings can not be measured and documents not be printed: @fontsource/barlow, @fontsource/saira. Install the dependencies again (npm ci).',
  )
})
