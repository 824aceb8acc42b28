/** Files that were made to stop the page are refused, and soon. [issue 15] */
import { fc } from '@fast-check/vitest'
// In Node it has a default alone.
// oxlint-disable-next-line import/no-named-as-default
import DxfParser from 'dxf-parser'
import { describe, expect, it, vi } from 'vitest'
import { readDrawing as readWith } from './read-drawing.ts'

const readDrawing = (text: string) => readWith(text, (dxf) => new DxfParser().parseSync(dxf))

const pairs = (...values: readonly (string | number)[]) => values.join('\n')
const section = (name: string, ...body: string[]) =>
  [pairs(0, 'SECTION', 2, name), ...body, pairs(0, 'ENDSEC')].join('\n')
const file = (...sections: string[]) => [...sections, pairs(0, 'EOF')].join('\n')
const line = pairs(0, 'LINE', 8, '0', 10, 0, 20, 0, 30, 0, 11, 120, 21, 96, 31, 0)
const insert = (name: string, columns = 1, rows = 1) =>
  pairs(0, 'INSERT', 8, '0', 2, name, 10, 0, 20, 0, 30, 0, 70, columns, 71, rows, 44, 1, 45, 1)
const block = (name: string, ...body: string[]) =>
  [pairs(0, 'BLOCK', 8, '0', 2, name, 70, 0, 10, 0, 20, 0, 30, 0), ...body, pairs(0, 'ENDBLK')].join('\n')

describe('a DXF', () => {
  it('is read with its lines and its bounds', () => {
    const drawing = readDrawing(file(section('ENTITIES', line)))
    expect(drawing).toMatchObject({ bounds: { x: 0, y: 0, width: 120, height: 96 }, trueWidth: null })
  })

  it.each([
    [
      'blocks in blocks, a thousand times a thousand',
      'tooDetailed',
      file(
        section(
          'BLOCKS',
          block('a', line),
          ...Array.from({ length: 7 }, (_, index) =>
            block(String.fromCharCode(98 + index), insert(String.fromCharCode(97 + index), 1000, 1000)),
          ),
        ),
        section('ENTITIES', insert('h', 1000, 1000)),
      ),
    ],
    [
      'empty blocks, as many',
      'tooDetailed',
      file(
        section(
          'BLOCKS',
          block('a'),
          block('b', insert('a', 1000, 1000)),
          block('c', insert('b', 1000, 1000)),
        ),
        section('ENTITIES', insert('c', 1000, 1000)),
      ),
    ],
    [
      'a block that holds itself',
      'empty',
      file(section('BLOCKS', block('a', insert('a'))), section('ENTITIES', insert('a'))),
    ],
    ['nothing but its first words', 'unreadable', pairs(0, 'SECTION')],
    ['a text that is none', 'unreadable', pairs(0, 'SECTION', 2, 'ENTITIES', 0, 'LINE', 10, 'x', 20, 'y')],
  ] as const)('[issue 15] of %s is refused before its lines are multiplied', (_, why, text) => {
    // Written out, the blocks in blocks would be 10^18 lines: no run would see their end.
    expect(readDrawing(text)).toBe(why)
  })

  it('[issue 15] that is cut off or garbled anywhere is read or refused, and never throws', () => {
    // The parser tells the console of every code that it does not know.
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const whole = file(section('BLOCKS', block('a', line)), section('ENTITIES', line, insert('a'), line))
    fc.assert(
      fc.property(
        fc.nat(whole.length),
        fc.nat(whole.length),
        fc.string({ maxLength: 6 }),
        (cut, at, noise) => {
          const text = whole.slice(0, at) + noise + whole.slice(Math.min(at + noise.length, cut))
          const drawing = readDrawing(text)
          expect(typeof drawing === 'string' || drawing.lines.lines.length > 0).toBe(true)
        },
      ),
      { numRuns: 60, endOnFailure: true },
    )
    told.mockRestore()
  })
})
