/** Small shared modules are put together, and no chunk comes to wait for itself. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ModuleSize, smallChunks, type Target } from './small-chunks.ts'

const target = (name: string, ...mayNeed: string[]): Target => ({ name, mayNeed: new Set(mayNeed) })
const graph = (all: Record<string, readonly string[]>, size = 100): ReadonlyMap<string, ModuleSize> =>
  new Map(Object.entries(all).map(([id, needs]) => [id, { size, needs }]))

describe('modules that several screens share', () => {
  const modules = graph({
    one: ['a', 'own'],
    two: ['a', 'b'],
    three: ['b'],
    a: ['app'],
    b: [],
    own: [],
    app: [],
  })
  const sharing = {
    modules,
    roots: ['one', 'two', 'three'],
    chunkOf: new Map([['app', 'app']]),
    most: 1000,
    targetsFor: () => [target('common', 'app')],
  }

  it('are put together, and what one screen alone needs stays with it', () => {
    expect(Object.fromEntries(smallChunks(sharing))).toEqual({ a: 'common', b: 'common' })
  })
  it('keep a chunk of their own where they are large', () => {
    expect(smallChunks({ ...sharing, most: 99 }).size).toBe(0)
  })
  it('keep it where they would bring along what their place may not', () => {
    expect([...smallChunks({ ...sharing, targetsFor: () => [target('common')] }).keys()]).toEqual(['b'])
  })
  it('go to the first place that takes them', () => {
    const targetsFor = () => [target('bare'), target('common', 'app')]
    expect(Object.fromEntries(smallChunks({ ...sharing, targetsFor }))).toEqual({ a: 'common', b: 'bare' })
  })
  it('are not put together round a large one between them', () => {
    // above needs large, and large needs below: one chunk of above and below would wait for itself.
    const round = graph({
      one: ['above'],
      two: ['above'],
      three: ['large'],
      four: ['below'],
      above: ['large'],
      below: [],
    })
    const put = smallChunks({
      ...sharing,
      modules: new Map([...round, ['large', { size: 5000, needs: ['below'] }]]),
      roots: ['one', 'two', 'three', 'four'],
      targetsFor: () => [target('common', 'one\ntwo\nthree')],
    })
    expect([...put.keys()]).toEqual(['above'])
  })
})

describe('[issue 12, 35] on any graph without circles', () => {
  const NAMES = ['first', 'common', 'fields']
  const anyGraph = fc.integer({ min: 6, max: 20 }).chain((count) =>
    fc.record({
      // A module imports only later ones: so there is no circle to begin with.
      needs: fc.array(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 2 }), {
        minLength: count,
        maxLength: count,
      }),
      sizes: fc.array(fc.constantFrom(1, 1, 10), { minLength: count, maxLength: count }),
      roots: fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }), {
        minLength: 4,
        maxLength: 9,
      }),
      isFirst: fc.array(fc.constantFrom(true, ...Array.from({ length: 40 }, () => false)), {
        minLength: count,
        maxLength: count,
      }),
      rule: fc.constantFrom('one place', 'two places', 'anything'),
    }),
  )

  it('no chunk leads back to itself, and none brings what it may not', () => {
    let taken = 0
    fc.assert(
      fc.property(anyGraph, ({ needs, sizes, roots, isFirst, rule }) => {
        const count = needs.length
        const name = (index: number) => `m${index}`
        const modules = new Map(
          needs.map((steps, index) => [
            name(index),
            {
              size: sizes[index] ?? 1,
              needs: steps
                .map((step) => index + step)
                .filter((next) => next < count)
                .map(name),
            },
          ]),
        )
        // What comes first brings nothing but what comes first.
        const first = new Set<string>()
        const bring = (id: string) => {
          first.add(id)
          for (const next of modules.get(id)?.needs ?? []) bring(next)
        }
        isFirst.forEach((is, index) => {
          if (is && !roots.includes(index)) bring(name(index))
        })
        const chunkOf = new Map([...first].map((id) => [id, 'first']))
        const common = target('common', 'first')
        const fields = target('fields', 'first', 'common')
        const put = smallChunks({
          modules,
          roots: roots.map(name),
          chunkOf,
          most: 5,
          targetsFor: () => {
            if (rule === 'anything') return [{ name: 'common', mayNeed: { has: () => true } }]
            return rule === 'one place' ? [common] : [common, fields]
          },
        })
        taken += put.size

        // The chunks as a bundler makes them, by hand: the same roots, the same chunk.
        const users = new Map<string, string[]>()
        for (const root of roots.map(name)) {
          const seen = new Set<string>()
          const visit = (id: string) => {
            if (seen.has(id)) return
            seen.add(id)
            users.set(id, [...(users.get(id) ?? []), root])
            for (const next of modules.get(id)?.needs ?? []) visit(next)
          }
          visit(root)
        }
        const place = (id: string) =>
          put.get(id) ?? chunkOf.get(id) ?? `of ${(users.get(id) ?? [id]).join(' ')}`
        const reached = [...users.keys()]
        const steps = new Map<string, Set<string>>()
        for (const id of reached) {
          for (const next of modules.get(id)?.needs ?? []) {
            if (place(next) !== place(id))
              steps.set(place(id), (steps.get(place(id)) ?? new Set()).add(place(next)))
          }
        }
        const places = [...new Set(reached.map(place))]
        // Warshall's closure over the chunks.
        const leads = new Set<string>()
        for (const [from, all] of steps) for (const to of all) leads.add(`${from}→${to}`)
        for (const by of places) {
          for (const from of places) {
            for (const to of places) {
              if (leads.has(`${from}→${by}`) && leads.has(`${by}→${to}`)) leads.add(`${from}→${to}`)
            }
          }
        }
        for (const one of NAMES) expect(leads.has(`${one}→${one}`)).toBe(false)
        if (rule !== 'anything') for (const next of steps.get('common') ?? []) expect(next).toBe('first')
        for (const next of steps.get('fields') ?? []) expect(['first', 'common']).toContain(next)
        for (const id of put.keys()) {
          expect(users.get(id)?.length).toBeGreaterThan(1)
          expect(first.has(id)).toBe(false)
        }
      }),
      { numRuns: 3000 },
    )
    // The law is not about nothing.
    expect(taken).toBeGreaterThan(100)
  })
})
