/** The law of merging settings against a slow, obvious oracle: changes of different places, made one after the other. */
import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import type { Json } from '../units/record.ts'
import { mergeSetting } from './merge-settings.ts'

interface Entry {
  readonly [field: string]: Json
}
type Edit =
  | { readonly kind: 'set'; readonly key: string; readonly field: string; readonly value: number }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'add'; readonly key: string }

const keys = ['a', 'b', 'c', 'd', 'e']
const fields = ['x', 'y', 'z']
const begun: readonly Entry[] = keys.map((key) => ({ key, x: 0, y: 0, z: 0 }))

function applied(list: readonly Entry[], edit: Edit): Entry[] {
  if (edit.kind === 'remove') return list.filter(({ key }) => key !== edit.key)
  if (edit.kind === 'add') return [...list, { key: edit.key, x: 1, y: 1, z: 1 }]
  return list.map((entry) => (entry['key'] === edit.key ? { ...entry, [edit.field]: edit.value } : entry))
}

/** The place that an edit is about: two edits of different places have nothing to do with each other. */
const placesOf = (edit: Edit) =>
  edit.kind === 'set' ? [`${edit.key}.${edit.field}`] : fields.map((field) => `${edit.key}.${field}`)

const editOf = (own: string) =>
  fc.oneof(
    fc.record({
      kind: fc.constant('set' as const),
      key: fc.constantFrom(...keys),
      field: fc.constantFrom(...fields),
      value: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({ kind: fc.constant('remove' as const), key: fc.constantFrom(...keys) }),
    fc.record({ kind: fc.constant('add' as const), key: fc.constantFrom(`${own}1`, `${own}2`) }),
  )

/** The edits of one person, each entry added or removed once at most. */
const editsOf = (own: string) =>
  fc.uniqueArray(editOf(own), { maxLength: 4, selector: (edit) => placesOf(edit).join() })

const byKey = (value: Json) =>
  Array.isArray(value) ? Object.fromEntries(value.map((one) => [JSON.stringify(one), true])) : value

test('[issue 14] edits of different places come to the same as one after the other, and of one place are a conflict or agree', () => {
  const floors = { 'both edit different places': 20, 'both edit one place': 20 }
  checkLaw(
    floors,
    fc.tuple(editsOf('m'), editsOf('t')),
    (cover, [mine, theirs]) => {
      const taken = new Set(mine.flatMap(placesOf))
      const isApart = theirs.every((edit) => placesOf(edit).every((place) => !taken.has(place)))
      if (mine.length > 0 && theirs.length > 0)
        cover(isApart ? 'both edit different places' : 'both edit one place')
      const [byMe, byThem] = [mine, theirs].map((edits) => edits.reduce(applied, [...begun]))
      const both = [...mine, ...theirs].reduce(applied, [...begun])
      const merged = mergeSetting({ base: [...begun], mine: byMe ?? [], theirs: byThem ?? [] }, 'theirs')
      if (isApart) {
        expect(merged.conflicts).toEqual([])
        expect(byKey(merged.value)).toEqual(byKey(both))
      }
      // Nothing of theirs is lost: where it is not in conflict, it stands.
      for (const edit of theirs) {
        if (edit.kind !== 'set' || !Array.isArray(merged.value)) continue
        if (theirs.some((one) => one.kind === 'remove' && one.key === edit.key)) continue
        const entry = merged.value.find(
          (one) => typeof one === 'object' && one !== null && !Array.isArray(one) && one['key'] === edit.key,
        )
        const wanted = byThem?.find((one) => one['key'] === edit.key)?.[edit.field]
        expect(entry).toMatchObject({ [edit.field]: wanted })
      }
    },
    { numRuns: 1000 },
  )
})
