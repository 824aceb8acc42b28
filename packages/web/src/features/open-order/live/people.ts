/** The other people on an order, as they are shown: initials, a colour of their own, what they look at. */
import type { PresentPerson } from '@orderwright/contract'
import { initialsOf } from '../../../lib/format/initials.ts'

export interface ShownPerson extends PresentPerson {
  readonly initials: string
  /** dark enough for white text */
  readonly color: string
}

/** Each at least 4.5:1 against white. */
const colors = [
  '#1f5f8b',
  '#7a3e9d',
  '#8a4b00',
  '#1f6b45',
  '#a23b5e',
  '#3b4fa9',
  '#4a5a2a',
  '#0f6464',
] as const

/** The others in the order in which they came. A person keeps a colour; two people share one only beyond eight. */
export function othersOf(people: readonly PresentPerson[], ownUserId: number): readonly ShownPerson[] {
  const taken = new Set<string>()
  return people
    .filter((person) => person.userId !== ownUserId)
    .map((person) => {
      const turned = [...colors, ...colors].slice(person.userId % colors.length).slice(0, colors.length)
      const color = turned.find((candidate) => !taken.has(candidate)) ?? turned[0] ?? colors[0]
      taken.add(color)
      return { ...person, initials: initialsOf(person.name), color }
    })
}
