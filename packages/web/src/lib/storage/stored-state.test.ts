/** Remembering, and surviving what was remembered wrongly. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readStored, writeStored } from './stored-state.ts'

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

const refusing = {
  getItem: (): string | null => {
    throw new Error('refused')
  },
  setItem: () => {
    throw new Error('full')
  },
  removeItem: () => {},
}

describe('stored state', () => {
  it('gives back what was written', () => {
    const store = memory()
    writeStored(store, 'units', 'in')
    expect(readStored(store, 'units', z.enum(['mm', 'in']), 'mm')).toBe('in')
  })

  it('forgets on null', () => {
    const store = memory()
    writeStored(store, 'org', 3)
    writeStored(store, 'org', null)
    expect(readStored(store, 'org', z.number().nullable(), null)).toBeNull()
  })

  it.each(['{', '"feet"', '17'])('falls back when %s is stored', (text) => {
    const store = memory({ 'orderwright:units': text })
    expect(readStored(store, 'units', z.enum(['mm', 'in']), 'mm')).toBe('mm')
  })

  it('works without storage', () => {
    expect(readStored(refusing, 'units', z.string(), 'mm')).toBe('mm')
    expect(writeStored(refusing, 'units', 'in')).toBe(false)
  })
})
