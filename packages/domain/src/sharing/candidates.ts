/** Whom an order can be shared with: the search of the sharing popup, and what somebody typed who is not found. */
import { z } from 'zod'
import type { Candidate } from './schema.ts'

const emailSchema = z.email()

/** The address without blanks around it and in small letters; a plus and what follows it stay. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}

export function isEmail(text: string): boolean {
  return emailSchema.safeParse(normaliseEmail(text)).success && normaliseEmail(text).length <= 320
}

export interface Excluded {
  readonly ownerId: number
  readonly currentUserId: number
  readonly involvedIds: ReadonlySet<number>
  /** of those who are pending */
  readonly pendingEmails: ReadonlySet<string>
}

/** The people who can still be chosen: not pending, not involved, not the owner, not oneself. [2.5.25] */
export function qualifyingCandidates(people: readonly Candidate[], excluded: Excluded): Candidate[] {
  return people.filter(
    ({ id, email }) =>
      id !== excluded.ownerId &&
      id !== excluded.currentUserId &&
      !excluded.involvedIds.has(id) &&
      !excluded.pendingEmails.has(normaliseEmail(email)),
  )
}

/** Whose name or e-mail contains the text, in whatever letters. [2.5.21] */
export function matchCandidates(people: readonly Candidate[], text: string): Candidate[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return [...people]
  return people.filter(
    ({ name, email }) => name.toLowerCase().includes(wanted) || email.toLowerCase().includes(wanted),
  )
}

/** What stands in the list for the typed text itself. */
export type PseudoEntry =
  | { readonly kind: 'email'; readonly email: string; readonly label: string }
  | { readonly kind: 'invalid'; readonly label: string; readonly problem: string }

export const invalidCollaborator = 'Please enter a valid collaborator or email'

/**
 * The entry for the typed text: a valid address that is nobody's here, or, where nobody matches, what is wrong with it.
 * [2.5.22, 2.5.23, 2.5.24]
 */
export function pseudoEntry(people: readonly Candidate[], text: string): PseudoEntry | null {
  const typed = text.trim()
  if (typed === '') return null
  if (isEmail(typed)) {
    const email = normaliseEmail(typed)
    const isKnown = people.some((person) => normaliseEmail(person.email) === email)
    return isKnown ? null : { kind: 'email', email, label: `"${typed}" (valid email)` }
  }
  if (matchCandidates(people, typed).length > 0) return null
  return { kind: 'invalid', label: `"${typed}"`, problem: invalidCollaborator }
}
