/** Pictures with words that are no outlines. Issue 12, number 18. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { orgProfileSchema } from '../../tenancy/profile.ts'
import { newOrgProfileSchema } from '../../tenancy/new-profile.ts'
import { holdsWords } from './worded-pictures.ts'

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`
const outlined = svg('<title>A text of Maison</title><path d="M0 0h9v9z" class="text"/>')
const ways: readonly [string, (picture: string) => string][] = [
  ['plain', (picture) => `data:image/svg+xml,${picture}`],
  ['with a character set', (picture) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`],
  ['in base64', (picture) => `data:image/svg+xml;base64,${btoa(picture)}`],
  ['in escaped base64', (picture) => `data:image/svg+xml;base64,${encodeURIComponent(btoa(picture))}`],
  [
    'with every byte escaped',
    (picture) =>
      `data:image/svg+xml,${[...picture].map((one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')}`,
  ],
]

describe.each(ways)('an SVG %s', (_, encode) => {
  it.each([
    '<text x="1">Maison</text>',
    '<svg:text>Maison</svg:text>',
    '<TEXT>Maison</TEXT>',
    '<text\n>Maison</text>',
    '<g><tspan>Maison</tspan></g>',
    '<textPath href="#a">Maison</textPath>',
    '<foreignObject><p>Maison</p></foreignObject>',
  ])('holds words: %s', (words) => {
    expect(holdsWords(encode(svg(words)))).toBe(true)
  })

  it('of outlines holds none, whatever its title and its classes say', () => {
    expect(holdsWords(encode(outlined))).toBe(false)
  })
})

test.prop([fc.string(), fc.string()])(
  'words are found behind whatever stands before them',
  (before, after) => {
    const picture = svg(`<desc>${before.replaceAll(/[<,%]/g, '')}</desc><text>A</text>${after}`)
    expect(holdsWords(`data:image/svg+xml,${encodeURIComponent(picture)}`)).toBe(true)
  },
)

describe('the logo of an organization', () => {
  const profile = (logoUrl: string | null) => ({ brand: { logoUrl } })
  const worded = `data:image/svg+xml,${encodeURIComponent(svg('<text>Maison</text>'))}`

  it('is not taken with words in it, and the sentence says what to do', () => {
    const taken = newOrgProfileSchema.safeParse(profile(worded))
    expect(taken.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      [
        'brand.logoUrl',
        'This SVG has words in it as text, which look different in every browser. Convert the text to outlines, then choose it again.',
      ],
    ])
    for (const logoUrl of [null, `data:image/svg+xml,${outlined}`, 'data:image/png;base64,PHRleHQ+']) {
      expect(newOrgProfileSchema.safeParse(profile(logoUrl)).success).toBe(true)
    }
  })

  it('that was stored before stays readable', () => {
    expect(orgProfileSchema.parse(profile(worded)).brand.logoUrl).toBe(worded)
  })
})
