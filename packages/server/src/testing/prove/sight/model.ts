/**
 * Who may see what, as the specification and decisions 15, 32, 36, 47, 127, 188, 191 and 209 say it, written down a second time: nothing here
 * knows the rules of domain/access. Everything planted is a mark with the rule of its place.
 */

export interface Person {
  readonly name: string
  /** null: of no organization */
  readonly orgId: number | null
  readonly role: 'owner' | 'member' | 'guest' | 'visitor'
  /** acts by an API key */
  readonly isProgram: boolean
  readonly mayWrite: boolean
  readonly email: string
  readonly userId: number
  /** the guest's terms hide prices */
  isBlind: boolean
}

export interface Order {
  readonly id: number
  readonly orgId: number
  readonly number: number
  readonly lineId: number
  readonly title: string
  readonly files: readonly { readonly id: number; readonly isInternal: boolean }[]
  readonly owner: Person
  /** who was invited, and whether prices are hidden from them */
  readonly involved: Map<Person, { isBlind: boolean }>
  /** who sees prices hidden from them on their own order */
  link: { isBlind: boolean; readonly token: string; readonly holders: Set<Person> } | null
}

export const isStaff = (person: Person, orgId: number): boolean =>
  person.orgId === orgId && (person.role === 'owner' || person.role === 'member')

export function sees(person: Person, order: Order): boolean {
  if (isStaff(person, order.orgId)) return true
  if (person.role === 'visitor') return order.link?.holders.has(person) === true
  return person.orgId === order.orgId && (order.owner === person || order.involved.has(person))
}

export function seesPrices(person: Person, order: Order): boolean {
  if (!sees(person, order)) return false
  if (isStaff(person, order.orgId)) return true
  if (person.isBlind) return false
  if (person.role === 'visitor') return order.link?.isBlind === false
  return order.involved.get(person)?.isBlind !== true
}

/** With a place at the organization: whoever came by a link disposes of nothing. */
export const disposes = (person: Person, order: Order): boolean =>
  person.role !== 'visitor' && sees(person, order)

/** May show and hide prices: employees, and the owner who sees them. */
export const setsPrices = (person: Person, order: Order): boolean =>
  isStaff(person, order.orgId) || (order.owner === person && seesPrices(person, order))

/** Where a mark stands: who may see it now. */
export type Rule = (person: Person) => boolean

export interface Model {
  readonly people: readonly Person[]
  readonly orders: Order[]
  /** by the mark: what it is, and who may see it */
  readonly marks: Map<string, { readonly what: string; readonly may: Rule }>
  /** what each person was allowed to see at some time: letters and open pages keep it */
  readonly ever: Map<Person, Set<string>>
}

export function newModel(people: readonly Person[]): Model {
  return { people, orders: [], marks: new Map(), ever: new Map(people.map((person) => [person, new Set()])) }
}

/** Says where a mark stands, and who may see it. */
export function mark(model: Model, text: string | number, what: string, may: Rule): void {
  model.marks.set(String(text), { what, may })
}

/** Notes what everybody may see at this moment. */
export function remember({ people, marks, ever }: Model): void {
  for (const person of people)
    for (const [text, { may }] of marks) if (may(person)) ever.get(person)?.add(text)
}

/** The marks that this person may not have: now, or ever where what was received before counts too. */
export function leaksTo(model: Model, person: Person, found: Iterable<string>, isEver = false): string[] {
  return [...found].flatMap((text) => {
    const known = model.marks.get(text)
    if (!known || known.may(person)) return []
    return isEver && model.ever.get(person)?.has(text) ? [] : [`${known.what} (${text})`]
  })
}
