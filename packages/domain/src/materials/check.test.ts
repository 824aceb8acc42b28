/** Materials as they are written: what is wrong is named where it stands, and the rest of it can still be used. */
import { describe, expect, it } from 'vitest'
import { materialFaults, mendedMaterial } from './check.ts'
import { materialPresetKeys, materialPresets } from './presets.ts'

const picture = '/api/media/3/12/picture'
const paths = (data: Parameters<typeof materialFaults>[0]) =>
  materialFaults(data).map(({ path }) => path.join('.'))

describe('a material that is written', () => {
  it('[issue 15] may be any of the presets, or none', () => {
    for (const key of materialPresetKeys) expect([key, paths(materialPresets[key])]).toEqual([key, []])
    expect(paths({})).toEqual([])
    expect(paths({ fill: 'not a color' })).toEqual([])
  })

  it('[issue 15] says what is wrong at its field', () => {
    expect(
      materialFaults({
        fill: 'bronze',
        material: { kind: 'metal', roughness: 1.2, brushing: { strength: -1 } },
      }),
    ).toEqual([
      { path: ['fill'], message: 'A color such as #a98a5b is needed here.' },
      { path: ['material', 'roughness'], message: expect.stringContaining('1') },
      { path: ['material', 'brushing', 'strength'], message: expect.stringContaining('0') },
    ])
    expect(paths({ material: { kind: 'jelly' } })).toEqual(['material.kind'])
    expect(paths({ material: { kind: 'wood', repeat: 0, accent: 'brown', seed: 1.5 } })).toEqual([
      'material.accent',
      'material.repeat',
      'material.seed',
    ])
    for (const material of [null, 'bronze', 4, []]) expect(paths({ material })).toEqual(['material'])
  })

  it('[issue 15] has no names that mean nothing: they would be lost unseen', () => {
    expect(materialFaults({ material: { kind: 'metal', roughnes: 0.4 } })[0]?.message).toContain('roughnes')
    expect(paths({ material: { kind: 'metal', brushing: { strenght: 1 } } })).toEqual(['material.brushing'])
  })

  it('[issue 15] has a texture of an uploaded picture, in a size that there is', () => {
    const texture = { picture, width: 12, height: 8, rotation: 90 }
    expect(paths({ material: { kind: 'wood', texture } })).toEqual([])
    expect(
      paths({ material: { kind: 'wood', texture: { ...texture, picture: 'https://x.test/a.png' } } }),
    ).toEqual(['material.texture.picture'])
    for (const width of [0, -3, 0.01, 1e9, '12', null]) {
      expect(paths({ material: { kind: 'wood', texture: { ...texture, width } } })).toEqual([
        'material.texture.width',
      ])
    }
  })

  it('[issue 15] of before that is partly wrong is used without that', () => {
    expect(
      mendedMaterial({ kind: 'metal', roughness: 9, metalness: 0.7, brushing: { strength: 2 } }),
    ).toMatchObject({
      kind: 'metal',
      metalness: 0.7,
      roughness: 0.36,
      brushing: { strength: 0, direction: 'horizontal' },
    })
    expect(mendedMaterial({ kind: 'wood', gloss: 3 })).toMatchObject({ kind: 'wood', roughness: 0.62 })
    for (const none of [undefined, null, 'bronze', { kind: 'jelly' }])
      expect(mendedMaterial(none)).toBeUndefined()
  })
})
