import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineFamily } from './family.ts'

function countingFamily() {
  const seen = { parsed: 0 }
  const family = defineFamily({
    key: 'plain',
    specSchema: z.object({ width: z.number().default(80) }).refine(({ width }) => {
      seen.parsed++
      return width > 0
    }),
    draw: ({ width }) => ({
      family: 'plain',
      bounds: { x: 0, y: 0, width, height: 1 },
      items: [],
      parts: [],
      dimensions: [],
      description: `${width} wide`,
    }),
  })
  return { family, seen }
}

describe('a drawing family', () => {
  it('parses a specification once, however often it is asked about', () => {
    const { family, seen } = countingFamily()
    const spec = { width: 90 }
    expect(family.parse(spec).success).toBe(true)
    expect(family.drawUnknown(spec)).toMatchObject({ ok: true, scene: { description: '90 wide' } })
    expect(family.drawUnknown(spec)).toMatchObject({ ok: true, scene: { description: '90 wide' } })
    expect(seen.parsed).toBe(1)
    expect(family.drawUnknown({ width: 91 })).toMatchObject({ ok: true, scene: { description: '91 wide' } })
  })

  it('says of what is no specification, and of a wrong one every time, that it cannot be drawn', () => {
    const { family } = countingFamily()
    const wrong = { width: -1 }
    expect(family.drawUnknown(wrong)).toMatchObject({ ok: false, code: 'invalidSpec' })
    expect(family.drawUnknown(wrong)).toMatchObject({ ok: false, code: 'invalidSpec' })
    expect(family.drawUnknown(null)).toMatchObject({ ok: false, code: 'invalidSpec' })
  })
})
