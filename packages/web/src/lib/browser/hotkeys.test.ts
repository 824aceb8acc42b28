/** Reading and writing shortcuts. */
import { describe, expect, it } from 'vitest'
import { matchesChord, parseChord, shortcutKeys } from './hotkeys.ts'

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

describe('shortcuts', () => {
  it('reads a chord', () => {
    expect(parseChord('Shift+Mod+Z')).toEqual({ key: 'z', hasMod: true, hasShift: true, hasAlt: false })
    expect(parseChord('+')).toMatchObject({ key: '+', hasMod: false })
  })

  it('takes Mod as Ctrl on most machines and as ⌘ on Apple ones', () => {
    expect(matchesChord('Mod+Z', { ...plain, key: 'z', ctrlKey: true }, false)).toBe(true)
    expect(matchesChord('Mod+Z', { ...plain, key: 'z', metaKey: true }, false)).toBe(false)
    expect(matchesChord('Mod+Z', { ...plain, key: 'z', metaKey: true }, true)).toBe(true)
  })

  it('tells undo from redo', () => {
    const redo = { ...plain, key: 'Z', ctrlKey: true, shiftKey: true }
    expect(matchesChord('Mod+Z', redo, false)).toBe(false)
    expect(matchesChord('Shift+Mod+Z', redo, false)).toBe(true)
  })

  it('finds a sign whatever keys it needs', () => {
    expect(matchesChord('?', { ...plain, key: '?', shiftKey: true }, false)).toBe(true)
    expect(matchesChord('?', { ...plain, key: '?' }, false)).toBe(true)
  })

  it('writes the keys as they stand on the keyboard', () => {
    expect(shortcutKeys('Shift+Mod+Z', false)).toEqual(['Shift', 'Ctrl', 'Z'])
    expect(shortcutKeys('Shift+Mod+Z', true)).toEqual(['⇧', '⌘', 'Z'])
    expect(shortcutKeys('ArrowUp', false)).toEqual(['↑'])
  })
})
