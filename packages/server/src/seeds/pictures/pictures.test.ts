/** Pictures of the demo need no font of the machine that shows them. Issue 12, 19. */
import { describe, expect, test } from 'vitest'
import { demoSeeds } from '../index.ts'
import { outlinedWords } from './outlined-words.ts'

const seeds = demoSeeds(new Date('2026-06-15T10:20:30Z'))

describe('pictures of the demo', () => {
  test.each(seeds.map((seed) => [seed.title, seed] as const))('%s has no word in a font', (_, seed) => {
    const pictures = decodeURIComponent(JSON.stringify(seed).replaceAll('%', '%25')).replaceAll(/%3C/gi, '<')
    expect(pictures).toContain('data:image/svg+xml')
    expect(pictures).not.toMatch(/<text|<tspan|font-family=/)
    expect(seed.profile.brand.logoUrl).toMatch(/^data:image\/svg/)
  })

  test('outlines stand on the line of writing and within their width', () => {
    for (const [word, { path, width }] of Object.entries(outlinedWords)) {
      const starts = [...path.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)].map(([, x]) => Number(x))
      expect([word, Math.min(...starts) >= -1, Math.max(...starts) <= width + 1]).toEqual([word, true, true])
    }
  })
})
