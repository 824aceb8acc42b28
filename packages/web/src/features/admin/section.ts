/**
 * What a screen of the back office is made of, as data: a section says which records it needs, what stands in the rows
 * and columns of its list, and what its details tell. One list page and one details page show them all.
 */
import type { Guest } from '@orderwright/contract'
import type { Product, PublishLevel, Timestamp, UserGroup } from '@orderwright/domain'
import type { Column } from '../../ui/table/table-columns.ts'
import type { AdminData } from './admin-data.ts'

export const sectionKeys = [
  'products',
  'product-properties',
  'product-property-groups',
  'product-categories',
  'product-pricing-rules',
  'product-option-classifier-groups',
  'media',
  'guests',
  'user-groups',
] as const
/** As it stands in the address. [2.2.69] */
export type SectionKey = (typeof sectionKeys)[number]

/** Where a details page is. */
export interface Place {
  readonly section: SectionKey
  readonly id: number
}

/** A small picture: a thumbnail's address, else a colour. */
export interface Picture {
  readonly url: string | null
  readonly colour: string | null
}

/** Something that an owner may change where it stands. */
export type Control =
  | {
      readonly key: 'visibility'
      readonly resource: 'product' | 'productOption'
      readonly record: { readonly id: number; readonly version: number; readonly title: string }
      readonly level: PublishLevel
    }
  | { readonly key: 'guest'; readonly guest: Guest }
  | { readonly key: 'pricing'; readonly guest: Guest }
  | { readonly key: 'removeGroup'; readonly group: UserGroup }
  | {
      readonly key: 'removeMember'
      readonly group: UserGroup
      readonly userId: number
      readonly email: string
    }

export type Cell =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly isIdle?: boolean
      /** levels of indentation */
      readonly depth?: number
      readonly picture?: Picture
    }
  | { readonly kind: 'figure'; readonly text: string; readonly isInvalid?: boolean }
  | { readonly kind: 'places'; readonly places: readonly { readonly text: string; readonly to: Place }[] }
  | {
      readonly kind: 'addresses'
      readonly addresses: readonly { readonly text: string; readonly url: string }[]
    }
  | { readonly kind: 'control'; readonly control: Control }

export interface AdminRow {
  readonly id: number
  /** the row's name, which is its link where it has details of its own */
  readonly title: string
  readonly picture?: Picture
  readonly to?: Place
  /** 'Archived' or 'Deleted', where it is */
  readonly mark: string | null
  /** its value for each filter of the list */
  readonly tags: Readonly<Record<string, string>>
  /** by column; the column of the title has none */
  readonly cells: Readonly<Record<string, Cell>>
}

export interface AdminTable {
  readonly columns: readonly Column[]
  /** the column that holds the row's title */
  readonly titleColumn: string
  readonly rows: readonly AdminRow[]
}

export interface Filter {
  /** in the address */
  readonly key: 'status' | 'stock'
  readonly label: string
  /** the choice that holds when the address says none */
  readonly initial: string
  /** 'all' lets everything pass */
  readonly choices: readonly { readonly key: string; readonly label: string }[]
}

export interface Fact {
  readonly label: string
  readonly value: Cell
}

export type DetailGroup =
  | { readonly title: string; readonly facts: readonly Fact[] }
  | {
      readonly title: string
      readonly table: AdminTable
      /** what stands there without rows */
      readonly empty: string
      readonly addTo?: UserGroup
    }

export interface Details {
  readonly title: string
  readonly mark: string | null
  /** shown large */
  readonly picture?: string
  /** whose prices may be exported */
  readonly priced?: Pick<Product, 'id' | 'title'>
  readonly groups: readonly DetailGroup[]
}

export interface AdminSection {
  readonly key: SectionKey
  readonly title: string
  /** 'pricing rule' */
  readonly one: string
  readonly listNeeds: readonly (keyof AdminData)[]
  readonly detailNeeds: readonly (keyof AdminData)[]
  readonly filters: readonly Filter[]
  /** what stands there before the first one */
  readonly empty: string
  /** a form above the list */
  readonly form?: 'inviteGuest' | 'newGroup'
  readonly list: (adminData: AdminData) => AdminTable
  /** null when there is no such record; `now` tells what is in force */
  readonly details: (adminData: AdminData, id: number, now: Timestamp) => Details | null
}
