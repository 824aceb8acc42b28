/** What stands for an option in lists: the swatch of its material, of an earlier one, none, or a photograph. */
import { finishMaterialSchema } from '@orderwright/domain/materials'
import { expect, test } from 'vitest'
import { isSwatch, swatchFileName, swatchState } from './use-swatch.ts'

const made = { fill: '#8c6a45', material: finishMaterialSchema.parse({ kind: 'metal', roughness: 0.4 }) }
const other = { ...made, fill: '#8c6a46' }
const shown = { thumbnailUrl: '/api/media/3/12/thumbnail' }

test('[issue 15] the file of a swatch says what it was rendered from', () => {
  expect(swatchFileName(made)).toBe(swatchFileName({ ...made }))
  expect(swatchFileName(made)).not.toBe(swatchFileName(other))
  expect(isSwatch({ fileName: swatchFileName(made) })).toBe(true)
  for (const fileName of ['swatch.png', 'Swatch-1.jpg', 'my-swatch-1.png'])
    expect(isSwatch({ fileName })).toBe(false)
})

test('[issue 15] a swatch is told from one of an earlier material and from a photograph', () => {
  expect(swatchState({ thumbnailUrl: null }, null, made)).toBe('missing')
  expect(swatchState({ thumbnailUrl: 'data:image/webp;base64,AAAA' }, null, made)).toBe('shown')
  expect(swatchState(shown, { fileName: swatchFileName(made) }, made)).toBe('shown')
  expect(swatchState(shown, { fileName: swatchFileName(other) }, made)).toBe('stale')
  expect(swatchState(shown, { fileName: 'bronze.jpg' }, made)).toBe('photograph')
  expect(swatchState(shown, null, made)).toBe('photograph')
})
