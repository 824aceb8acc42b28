/** A page of the guide from Markdown, and what is refused of it. */
import { describe, expect, it } from 'vitest'
import { compilePage, headingId } from './compile-page.ts'
import { webpSize } from './picture-size.ts'

const front = [
  '---',
  'title: Add items',
  'summary: How.',
  'group: Build',
  'rank: 3',
  'opens: items, /orders/*',
  '---',
  '',
]
const compile = (...lines: string[]) =>
  compilePage('customers/items.md', [...front, ...lines].join('\n'), (name) =>
    name === 'cart.webp' ? { width: 800, height: 600 } : undefined,
  )
const problems = (...lines: string[]) => compile(...lines).problems

describe('compilePage', () => {
  it('knows the page by its file, and what stands above its text', () => {
    expect(compile('Text.').page).toEqual({
      slug: 'items',
      audience: 'customers',
      title: 'Add items',
      summary: 'How.',
      group: 'Build',
      rank: 3,
      opens: ['items', '/orders/*'],
      blocks: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'Text.' }] }],
    })
  })

  it('reads labels, emphasis, keys, links with headings, and line ends as spaces', () => {
    const [paragraph] =
      compile('Press **Add**, *now*,', '`F1`; [see](../owners/media.md#steps).').page?.blocks ?? []
    expect(paragraph).toEqual({
      kind: 'paragraph',
      inlines: [
        { kind: 'text', text: 'Press ' },
        { kind: 'label', text: 'Add' },
        { kind: 'text', text: ', ' },
        { kind: 'emphasis', text: 'now' },
        { kind: 'text', text: ', ' },
        { kind: 'typed', text: 'F1' },
        { kind: 'text', text: '; ' },
        { kind: 'link', to: 'media', heading: 'steps', text: 'see' },
        { kind: 'text', text: '.' },
      ],
    })
  })

  it('shows a picture at half of its pixels', () => {
    expect(compile('![The cart](../pictures/cart.webp)').page?.blocks).toEqual([
      { kind: 'picture', alt: 'The cart', src: 'cart.webp', width: 400, height: 300 },
    ])
  })

  it('names a picture that is not taken yet, and goes without it', () => {
    expect(compile('![New](../pictures/new.webp)')).toMatchObject({
      page: { blocks: [] },
      missing: ['new.webp'],
    })
  })

  it.each([
    ['HTML', '<script>alert(1)</script>', 'customers/items.md:9: html can not stand in a page of the guide'],
    ['HTML in a line', 'a <b>c</b>', 'customers/items.md:9: html can not stand in a text of the guide'],
    [
      'a heading of another level',
      '### Deep',
      'customers/items.md:9: headings within a page are of the second level',
    ],
    [
      'an address elsewhere',
      '[x](https://example.com)',
      'customers/items.md:9: https://example.com is no page of the guide',
    ],
    [
      'a script as an address',
      '[x](javascript:alert(1))',
      'customers/items.md:9: javascript:alert(1) is no page of the guide',
    ],
    [
      'a picture without words',
      '![](../pictures/cart.webp)',
      'customers/items.md:9: the picture cart.webp says nothing to who can not see it',
    ],
  ])('refuses %s, and says where', (_what, line, problem) => {
    expect(problems(line)).toContain(problem)
  })

  it('refuses what stands above the text and is not understood', () => {
    const of = (head: string) => compilePage('owners/a.md', head, () => undefined).problems
    expect(of('No front matter')).toEqual(['owners/a.md: it begins with no lines between --- and ---'])
    expect(of('---\ntitle: A\nrank: x\n---\n')?.[0]).toContain('rank')
    expect(of('---\ntitle: A\nsummary: B\ngroup: C\nrank: 1\ncolor: red\n---\n')?.[0]).toContain('color')
  })

  it('refuses a file whose name could be no address', () => {
    expect(compilePage('owners/Big Page.md', '', () => undefined).problems).toHaveLength(1)
    expect(compilePage('nobody/page.md', '', () => undefined).problems).toHaveLength(1)
  })
})

describe('headingId', () => {
  it('is of lower case letters, digits and dashes', () => {
    expect(headingId('What can go wrong?')).toBe('what-can-go-wrong')
    expect(headingId('“3D” & more')).toBe('3d-more')
  })
})

describe('webpSize', () => {
  const file = (kind: string, ...bytes: number[]) => {
    const head = [...'RIFF\0\0\0\0WEBP', ...kind].map((letter) => letter.charCodeAt(0))
    return new Uint8Array([...head, 0, 0, 0, 0, ...bytes, ...Array.from({ length: 20 }, () => 0)])
  }

  it('reads lossy, lossless and extended files', () => {
    expect(webpSize(file('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 0x20, 0x03, 0x58, 0x02))).toEqual({
      width: 800,
      height: 600,
    })
    // 14 bits each, less one
    expect(webpSize(file('VP8L', 0x2f, 0x1f, 0xc3, 0x95, 0))).toEqual({ width: 800, height: 600 })
    expect(webpSize(file('VP8X', 0, 0, 0, 0, 0x1f, 0x03, 0, 0x57, 0x02, 0))).toEqual({
      width: 800,
      height: 600,
    })
  })

  it('knows no size of anything else', () => {
    expect(webpSize(new Uint8Array(10))).toBeUndefined()
    expect(webpSize(new TextEncoder().encode('GIF89a'.padEnd(40)))).toBeUndefined()
  })
})
