/** What parts of a graphic are made of: that of the finish whose color they have. */
import { describe, expect, it } from 'vitest'
import { resolveGraphic } from './resolve-graphic.ts'

function part(color: string, spec: object, props: object = {}) {
  const box = { id: 'b', type: 'box', title: 'Box', props: { color, ...props }, children: [] }
  const nodes = [{ id: 'top', type: 'group', title: 'All', props: {}, children: [box] }]
  const resolved = resolveGraphic({ nodes }, { ...spec })
  return resolved.ok ? resolved.meshes[0]?.material : resolved
}

const bronze = {
  fill: '#8c6a45',
  material: { kind: 'metal', roughness: 0.4, brushing: { strength: 0.85, direction: 'horizontal' } },
}

describe('a part', () => {
  it('[issue 15] whose color is that of a finish is made of what the finish is', () => {
    expect(part('finish.fill', { finish: bronze })).toMatchObject({
      color: '#8c6a45',
      surface: 'brushed',
      metalness: 0.85,
      roughness: 0.4,
      glow: 0,
      made: { kind: 'metal', brushing: { strength: 0.85, direction: 'horizontal' }, repeat: 60 },
    })
    expect(part('head.finish.fill', { head: { finish: bronze } })).toMatchObject({ made: { kind: 'metal' } })
  })

  it('[issue 15] keeps what its node says of metalness and roughness', () => {
    expect(part('finish.fill', { finish: bronze }, { roughness: 0.9, metalness: 0.1 })).toMatchObject({
      metalness: 0.1,
      roughness: 0.9,
    })
  })

  it('[issue 15] of another color, or of a finish without a material that can be read, is what its surface says', () => {
    const plain = { surface: 'plain', roughness: 0.62 }
    expect(part('#112233', { finish: bronze })).toMatchObject(plain)
    expect(part('darken(finish.fill, 0.2)', { finish: bronze })).toMatchObject(plain)
    for (const material of [undefined, 'bronze', { kind: 'glass' }]) {
      const made = part('finish.fill', { finish: { fill: '#8c6a45', material } })
      expect(made).toMatchObject(plain)
      expect(made).not.toHaveProperty('made')
    }
  })
})
