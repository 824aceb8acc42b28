import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import {
  invalidCollaborator,
  isEmail,
  matchCandidates,
  normaliseEmail,
  pseudoEntry,
  qualifyingCandidates,
} from './candidates.ts'

const ada = { id: 1, name: 'Ada Lovelace', email: 'ada@example.com' }
const grace = { id: 2, name: 'Grace Whitfield', email: 'GW@Studio.example' }
const noor = { id: 3, name: 'Noor', email: 'noor+plates@example.com' }
const people = [ada, grace, noor]

describe('the candidates', () => {
  test('[2.5.21] match by a part of the name or the e-mail, in whatever letters', () => {
    expect(matchCandidates(people, 'LOVE')).toEqual([ada])
    expect(matchCandidates(people, ' studio.EX ')).toEqual([grace])
    expect(matchCandidates(people, 'example')).toEqual(people)
    expect(matchCandidates(people, '')).toEqual(people)
  })

  property.prop([
    fc.string(),
    fc.array(fc.record({ name: fc.string(), email: fc.string() }), { maxLength: 5 }),
  ])(
    '[2.5.21] match exactly those whose lowercased name or e-mail contains the lowercased text',
    (text, drafts) => {
      const all = drafts.map((draft, index) => ({ ...draft, id: index + 1 }))
      const wanted = text.trim().toLowerCase()
      const slow = all.filter((one) =>
        `${one.name}\n${one.email}`
          .toLowerCase()
          .split('\n')
          .some((part) => part.includes(wanted)),
      )
      fc.pre(!`${text}${JSON.stringify(drafts)}`.includes('\\n') && !text.includes('\n'))
      expect(matchCandidates(all, text)).toEqual(slow)
    },
  )

  test('[2.5.25] leave out who is pending, involved, the owner, or oneself', () => {
    const excluded = {
      ownerId: 1,
      currentUserId: 9,
      involvedIds: new Set([2]),
      pendingEmails: new Set<string>(),
    }
    expect(qualifyingCandidates(people, excluded)).toEqual([noor])
    expect(qualifyingCandidates(people, { ...excluded, currentUserId: 3 })).toEqual([])
    const pendingEmails = new Set(['gw@studio.example'])
    expect(
      qualifyingCandidates(people, { ...excluded, ownerId: 0, involvedIds: new Set(), pendingEmails }),
    ).toEqual([ada, noor])
  })
})

describe('what was typed', () => {
  test('[2.5.22, 2.5.23] stands in the list when it is a valid e-mail of nobody here', () => {
    expect(pseudoEntry(people, ' New.Person+1@Example.com ')).toEqual({
      kind: 'email',
      email: 'new.person+1@example.com',
      label: '"New.Person+1@Example.com" (valid email)',
    })
    expect(pseudoEntry(people, 'ADA@example.com')).toBeNull()
  })

  test('[2.5.22, 2.5.24] stands there with what is wrong when nobody matches and it is no e-mail', () => {
    expect(pseudoEntry(people, 'Zoe')).toEqual({
      kind: 'invalid',
      label: '"Zoe"',
      problem: 'Please enter a valid collaborator or email',
    })
    expect(invalidCollaborator).toBe('Please enter a valid collaborator or email')
    expect(pseudoEntry(people, 'Ad')).toBeNull()
    expect(pseudoEntry(people, '  ')).toBeNull()
  })

  test('an address with a plus is another address; capitals and blanks are not', () => {
    expect(normaliseEmail(' Noor+Plates@Example.COM ')).toBe('noor+plates@example.com')
    expect(isEmail('noor+plates@example.com') && !isEmail('noor@')).toBe(true)
    expect(isEmail(`${'a'.repeat(320)}@example.com`)).toBe(false)
  })
})
