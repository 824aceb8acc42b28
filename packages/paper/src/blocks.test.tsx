/** A row of the items' table as markup: few elements, nothing lost, an empty place where a picture is missing. */
import type { Block, CellLine, DocumentColumn, ItemPicture } from '@orderwright/domain/documents'
import type { Scene } from '@orderwright/domain/drawing'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Row } from './blocks.tsx'

const columns: readonly DocumentColumn[] = [
  { kind: 'picture', title: '', width: 64 },
  { kind: 'item', title: 'Item', width: 200 },
]

function rowOf(lines: readonly CellLine[], picture: ItemPicture = { kind: 'none' }, at = () => null) {
  const block: Extract<Block, { kind: 'row' }> = {
    kind: 'row',
    number: 1,
    cells: [[], lines],
    picture: () => picture,
    pictureHeight: 48,
  }
  const placed = { kind: 'piece', index: 0, from: 0, to: 9, top: 0, height: 90 } as const
  return renderToStaticMarkup(<Row block={block} placed={placed} columns={columns} isOpen={false} at={at} />)
}

const line = (text: string, more: Partial<CellLine> = {}): CellLine => ({ text, style: 'body', ...more })
const elements = (html: string) => html.split('<').length - 1 - html.split('</').length + 1

describe('the texts of a cell', () => {
  test('lines that look alike are one element, and a cell of one text is that text', () => {
    const html = rowOf([line('Brushed'), line('stainless'), line('steel')])
    expect(html).toContain(
      '<div role="cell" class="ow-cell ow-line ow-t-body" dir="auto" style="width:200px">Brushed\nstainless\nsteel</div>',
    )
    // The row, two cells, and the empty place of the picture within its frame.
    expect(elements(html)).toBe(5)
  })

  test('lines of another look, after a picture, without a word, or from right to left stay apart', () => {
    for (const other of [
      line('small', { style: 'small' }),
      line('indented', { isIndented: true }),
      line(''),
      line('שלום'),
    ]) {
      const html = rowOf([line('first'), other])
      expect(html).not.toContain('first\n')
      expect(html.match(/ow-line/g)).toHaveLength(2)
      expect(html).toContain(`>${other.text}</div>`)
    }
  })
})

describe('what stands under the cells', () => {
  const detail = (at: number, text: string, more = {}) => ({
    left: 76,
    line: at,
    lines: text.split('|').map((one): CellLine => ({ text: one, style: 'detail' })),
    ...more,
  })
  const block: Extract<Block, { kind: 'row' }> = {
    kind: 'row',
    number: 1,
    cells: [[], [line('Hall')]],
    details: [detail(1, 'Edge', { isLabel: true }), detail(1, 'first|second|third'), detail(4, 'last')],
    picture: () => ({ kind: 'none' }),
    // Two lines stand beside it, the others follow one by one.
    pictureHeight: 30,
  }
  const partOf = (from: number, to: number) =>
    renderToStaticMarkup(
      <Row
        block={block}
        placed={{ kind: 'piece', index: 0, from, to, top: 0, height: 90 }}
        columns={columns}
        isOpen={false}
        at={() => null}
      />,
    ).replaceAll(/.*<div role="cell" class="ow-details">/g, '')

  test('each text is at its line, below the free space of the row', () => {
    expect(partOf(0, 4)).toBe(
      [
        '<div class="ow-detail ow-line ow-t-detail is-label" dir="auto" style="left:76px;top:21px">Edge</div>',
        '<div class="ow-detail ow-line ow-t-detail" dir="auto" style="left:76px;top:21px">first\nsecond\nthird</div>',
        '<div class="ow-detail ow-line ow-t-detail" dir="auto" style="left:76px;top:66px">last</div></div></div>',
      ].join(''),
    )
  })

  test('where the row goes on on the next page its lines do, and none stands on both', () => {
    expect(partOf(0, 1)).toContain('>first</div>')
    expect(partOf(1, 3)).toBe(
      '<div class="ow-detail ow-line ow-t-detail" dir="auto" style="left:76px;top:0">second\nthird</div></div></div>',
    )
    expect(partOf(3, 4)).toBe(
      '<div class="ow-detail ow-line ow-t-detail" dir="auto" style="left:76px;top:0">last</div></div></div>',
    )
  })
})

describe('the picture of a row', () => {
  test('one that is missing or lies elsewhere leaves an empty place of its size', () => {
    for (const picture of [{ kind: 'none' }, { kind: 'picture', url: 'https://x.invalid/p.png' }] as const) {
      const html = rowOf([line('x')], picture)
      expect(html).toContain('style="width:64px;height:48px"><div class="ow-none">')
      expect(html).not.toContain('<img')
    }
  })

  test('a drawing is a picture with a name, of what can be seen at its size', () => {
    const scene: Scene = {
      family: 'test',
      bounds: { x: 0, y: 0, width: 100, height: 100 },
      items: [
        { kind: 'rect', x: 0, y: 0, width: 100, height: 100, fill: '#b9b6ae', part: 'plate' },
        { kind: 'line', from: { x: 0, y: 0 }, to: { x: 99, y: 0 }, role: 'hidden' },
      ],
      dimensions: [],
      parts: [],
      description: 'Plate 100 × 100 mm. Engraved “HALL”.',
    }
    const html = rowOf([line('x')], { kind: 'scene', scene })
    expect(html).toContain('role="img"><title>Plate 100 × 100 mm.</title>')
    expect(html.match(/<rect|<line/g)).toEqual(['<rect'])
    expect(html).not.toContain('data-part')
    expect(rowOf([line('x')], { kind: 'scene', scene })).toBe(html)
  })
})

describe('the drawing of a row', () => {
  const scene: Scene = {
    family: 'overlay',
    bounds: { x: 0, y: 0, width: 100, height: 60 },
    items: [
      { kind: 'rect', x: 0, y: 0, width: 100, height: 60, role: 'outline', stroke: '#a3a39d' },
      { kind: 'line', from: { x: 10, y: 30 }, to: { x: 90, y: 30 }, role: 'hidden', stroke: '#b3261e' },
    ],
    dimensions: [],
    parts: [],
    description: 'Two drawings',
  }

  test('[issue 18] of a comparison has what is gone, in red and dashed', () => {
    expect(rowOf([line('Hall')], { kind: 'scene', scene, isWhole: true })).toContain('#b3261e')
    expect(rowOf([line('Hall')], { kind: 'scene', scene })).not.toContain('#b3261e')
  })

  test('where none ought to stand is no frame for one', () => {
    expect(rowOf([line('For the whole')], { kind: 'blank' })).not.toContain('ow-none')
    expect(rowOf([line('Hall')])).toContain('ow-none')
  })
})
