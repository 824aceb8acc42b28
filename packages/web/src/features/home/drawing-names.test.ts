/** Words and the drawings that they mean. */
import { describe, expect, it } from 'vitest'
import { drawingName } from './drawing-names.ts'

describe('the drawing of a word', () => {
  it.each([
    ['wallOutlet', 'wall-outlet'],
    ['Wall Outlets', 'wall-outlet'],
    ['floor_outlet', 'floor-outlet'],
    ['keypad-plate', 'keypad'],
    ['Back Boxes', 'back-box'],
    ['Samples', 'sample'],
    ['Slab Doors', 'door'],
    ['Shelves', 'shelf'],
  ])('%s is drawn as %s', (word, name) => {
    expect(drawingName(word)).toBe(name)
  })

  it('is none for a word without a drawing', () => {
    expect(drawingName('Teapots')).toBeNull()
    expect(drawingName(null)).toBeNull()
  })
})
