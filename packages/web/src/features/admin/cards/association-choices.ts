/** What a picture may be associated with, found by what is typed. [2.2.102, 2.3.18] */
import { byRankThenId } from '@orderwright/domain/catalog'
import { adminMediaMessages as words } from '@orderwright/domain/messages'
import type { Medium } from '@orderwright/domain/people'
import type { AdminData } from '../admin-data.ts'
import { searchFor } from '../../../lib/format/search-text.ts'

/** The lists of a picture's `associations`, in the order in which they are offered. */
export const associationKinds = ['products', 'productProperties', 'productOptions'] as const
export type AssociationKind = (typeof associationKinds)[number]

export interface AssociationChoice {
  readonly kind: AssociationKind
  readonly id: number
  readonly title: string
}

export const kindTitles: Readonly<Record<AssociationKind, string>> = {
  products: words.products,
  productProperties: words.properties,
  productOptions: words.options,
}

export const choiceKey = ({ kind, id }: Pick<AssociationChoice, 'kind' | 'id'>): string => `${kind} ${id}`

export function isAssociated(
  { associations }: Pick<Medium, 'associations'>,
  { kind, id }: Pick<AssociationChoice, 'kind' | 'id'>,
): boolean {
  return associations[kind][String(id)] !== undefined
}

/** Products, properties and options by rank: those that are not archived, and those that the picture has. */
export function associationChoices(
  medium: Pick<Medium, 'associations'>,
  { products, properties, options }: Pick<AdminData, 'products' | 'properties' | 'options'>,
): readonly AssociationChoice[] {
  const titles = new Map(properties.map(({ id, title }) => [id, title]))
  const choices = [
    ...products
      .toSorted(byRankThenId)
      .map(({ id, title, archived }) => ({ kind: 'products' as const, id, title, archived })),
    ...properties
      .toSorted(byRankThenId)
      .map(({ id, title, archived }) => ({ kind: 'productProperties' as const, id, title, archived })),
    ...options.toSorted(byRankThenId).map(({ id, title, archived, productPropertyId }) => ({
      kind: 'productOptions' as const,
      id,
      title: words.optionOf({ option: title, property: titles.get(productPropertyId) ?? '' }),
      archived,
    })),
  ]
  const known = new Set(choices.map(choiceKey))
  const deleted = associationKinds.flatMap((kind) =>
    Object.keys(medium.associations[kind])
      .map((id) => ({ kind, id: Number(id), title: words.deletedRecord({ id: Number(id) }) }))
      .filter((choice) => !known.has(choiceKey(choice))),
  )
  return [
    ...choices
      .filter((choice) => choice.archived === 0 || isAssociated(medium, choice))
      .map(({ kind, id, title }) => ({ kind, id, title })),
    ...deleted,
  ]
}

/** Those that hold every word that was typed, in their title or as their number. */
export function findChoices(
  choices: readonly AssociationChoice[],
  typed: string,
): readonly AssociationChoice[] {
  const isFound = searchFor(typed)
  return choices.filter(({ id, title }) => isFound(`${title} #${id}`))
}

/** The associations with one more or one less. */
export function withAssociation(
  { associations }: Pick<Medium, 'associations'>,
  { kind, id }: Pick<AssociationChoice, 'kind' | 'id'>,
  isOn: boolean,
): Medium['associations'] {
  const { [String(id)]: _, ...others } = associations[kind]
  return { ...associations, [kind]: isOn ? { ...others, [id]: {} } : others }
}
