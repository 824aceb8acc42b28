/**
 * What a screen of the back office is made of, as data: a section says which records it needs, what stands in the rows
 * and columns of its list, and what its details tell. One list page and one details page show them all.
 */
import type { Guest, Member } from '@orderwright/contract'
import type {
  Product,
  ProductCategory,
  ProductOption,
  ProductOptionClassifier,
  ProductOptionClassifierGroup,
  ProductPricingRule,
  ProductPropertyGroup,
  ProductRule,
} from '@orderwright/domain/catalog'
import type { Customer } from '@orderwright/domain/customers'
import type { Medium, UserGroup } from '@orderwright/domain/people'
import type { Timestamp } from '@orderwright/domain/units'
import type { Column } from '../../ui/table/table-columns.ts'
import type { AdminData, BegunList } from './admin-data.ts'
import type { EditTarget, FieldSpec } from './fields/field-spec.ts'
import type { Creator, Duplicator } from './records/record-calls.ts'
import type { EditableKey } from './records/editables.ts'

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
  'product-rules',
  'product-graphics',
  'members',
  'customers',
] as const
/** As it stands in the address. [2.2.69, issue 14] */
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
  | { readonly key: 'guest'; readonly guest: Guest }
  | { readonly key: 'personalData'; readonly userId: number; readonly email: string }
  | { readonly key: 'memberRole' | 'memberDataFields' | 'memberActions'; readonly member: Member }
  | {
      readonly key: 'removeMember'
      readonly group: UserGroup
      readonly userId: number
      readonly email: string
    }
  | { readonly key: 'removePerson'; readonly guest: Guest; readonly title: string }

export type Cell =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly isIdle?: boolean
      /** something is missing */
      readonly isCaution?: boolean
      /** levels of indentation */
      readonly depth?: number
      readonly picture?: Picture
    }
  /** the day of a point in time, where the organization is */
  | { readonly kind: 'date'; readonly at: string }
  | { readonly kind: 'figure'; readonly text: string; readonly isInvalid?: boolean }
  | { readonly kind: 'places'; readonly places: readonly { readonly text: string; readonly to: Place }[] }
  | {
      readonly kind: 'addresses'
      readonly addresses: readonly { readonly text: string; readonly url: string }[]
    }
  | { readonly kind: 'control'; readonly control: Control }
  /** edited where it stands; `text` is what it says now */
  | { readonly kind: 'field'; readonly target: EditTarget; readonly field: FieldSpec; readonly text: string }
  /** the title of a record that has no page of its own */
  | { readonly kind: 'title'; readonly target: EditTarget; readonly one: string; readonly title: string }

/** What a record is as a card, where its section lists cards. */
export type Card =
  /** a picture of the library, 250 px wide [2.2.101, 2.2.102] */
  | { readonly kind: 'picture'; readonly medium: Medium }
  /** a group of guests with its members [2.2.107] */
  | { readonly kind: 'userGroup'; readonly group: UserGroup }

export interface AdminRow {
  readonly id: number
  /** the row's name, which is its link where it has details of its own */
  readonly title: string
  readonly picture?: Picture
  readonly to?: Place
  /** its page stands beside this list: the link keeps the list's search and filters in the address */
  readonly keepsSearch?: boolean
  /** 'Archived' or 'Deleted', where it is */
  readonly mark: string | null
  /** its value for each filter of the list; several with a space between */
  readonly tags: Readonly<Record<string, string>>
  /** by column; the column of the title has none */
  readonly cells: Readonly<Record<string, Cell>>
  /** where it stands in its ranked list, archived records among it */
  readonly rank?: number
  readonly card?: Card
}

export interface AdminTable {
  readonly columns: readonly Column[]
  /** the column that holds the row's title */
  readonly titleColumn: string
  readonly rows: readonly AdminRow[]
}

export interface Filter {
  /** in the address */
  readonly key: 'status' | 'stock' | 'language'
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
      /** what may be done with its rows */
      readonly editing?: RecordEditing
      readonly filters?: readonly Filter[]
      /** stands beside the heading */
      readonly panel?: Panel
    }
  | { readonly title: string; readonly panel: Panel }

/** Parts of a details page that are more than facts and tables. */
export type Panel =
  | {
      readonly key:
        | 'selectProperties'
        | 'stock'
        | 'productDrawing'
        | 'productGraphic'
        | 'productCodes'
        | 'priceExport'
      readonly product: Product
    }
  | { readonly key: 'ruleEditor'; readonly rule: ProductRule }
  | {
      readonly key: 'rules'
      readonly rules: readonly ProductRule[]
      /** what stands there without rules */
      readonly empty: string
      /** whose options a new rule begins with; null: any */
      readonly startPropertyId: number | null
    }
  | { readonly key: 'availability'; readonly option: ProductOption }
  | { readonly key: 'groupDraft'; readonly group: ProductPropertyGroup }
  | { readonly key: 'classifierEditor'; readonly classifier: ProductOptionClassifier }
  | { readonly key: 'classifierGrid'; readonly group: ProductOptionClassifierGroup }
  | {
      readonly key:
        | 'customerAddresses'
        | 'customerContacts'
        | 'customerAccount'
        | 'customerFiles'
        | 'addPerson'
      readonly customer: Customer
    }
  | { readonly key: 'addProduct'; readonly category: ProductCategory }
  | { readonly key: 'pricingVersions'; readonly rule: ProductPricingRule }
  | { readonly key: 'material' | 'optionClassifications' | 'optionRules'; readonly option: ProductOption }

/** What may be done with the records of a section, or of a table within a record's details. */
export interface RecordEditing {
  readonly resource: EditableKey
  /** the list of the data that holds them */
  readonly list: keyof AdminData
  /** 'product' */
  readonly one: string
  /** the field that puts a record away */
  readonly gone?: 'archived' | 'deleted'
  /** ranks can be typed */
  readonly isRanked?: boolean
  /** the records among which one is ranked; all of the list without it */
  readonly peers?: (adminData: AdminData) => readonly { readonly id: number; readonly rank: number }[]
  readonly creator?: Creator
  /** a new record is opened at once */
  readonly opensNew?: boolean
  readonly duplicator?: Duplicator
  /** what is asked before a record is deleted, where it can be */
  readonly askRemove?: string
  /** said below that question: what stands in the record, and what becomes of it; '' where there is nothing */
  readonly holds?: (adminData: AdminData, id: number) => string
  /** the verb of that question; 'Delete' without it */
  readonly removeLabel?: string
  /** what several can be given at once, besides being put away */
  readonly bulk?: (adminData: AdminData) => readonly FieldSpec[]
  /** the fields of the settings popup */
  readonly settings?: (adminData: AdminData, id: number) => readonly SettingsGroup[]
}

/** Records of the catalog that have a picture of their own. */
export type PicturedKey = 'product' | 'productProperty' | 'productOption' | 'productCategory'

export interface SettingsGroup {
  readonly title: string
  readonly fields: readonly FieldSpec[]
  /** what is more than fields */
  readonly panel?: Panel
  /** a picture of the record: uploaded here */
  readonly picture?: { readonly resource: PicturedKey }
}

export interface Details {
  readonly title: string
  /** the record itself, where its title can be edited */
  readonly target?: EditTarget
  /** what stands there without a title */
  readonly fallbackTitle?: string
  readonly mark: string | null
  /** shown large */
  readonly picture?: string
  /** whose prices may be exported */
  readonly priced?: Pick<Product, 'id' | 'title'>
  /** can be merged with another one */
  readonly merges?: Customer
  readonly groups: readonly DetailGroup[]
}

export interface AdminSection {
  readonly key: SectionKey
  readonly title: string
  /** 'pricing rule' */
  readonly one: string
  readonly listNeeds: readonly (keyof AdminData)[]
  /** the list, ranked, of which alone its rows are made: its beginning is shown while the rest is on its way */
  readonly beginsWith?: BegunList
  readonly detailNeeds: readonly (keyof AdminData)[]
  readonly filters: readonly Filter[]
  /** what stands there before the first one */
  readonly empty: string
  /** a form above the list */
  readonly form?:
    | 'inviteGuest'
    | 'inviteMember'
    | 'newGroup'
    | 'newRule'
    | 'uploadPictures'
    | 'customerDoubles'
  /** its rows stand as cards in a grid, in the order of the list, instead of in a table */
  readonly layout?: 'cards'
  readonly editing?: RecordEditing
  /** its records are edited on a page of their own, in the place of list and details */
  readonly page?: 'graphicEditor'
  /** the address of a record that was merged leads to where it went */
  readonly followsMerges?: boolean
  /** where an unknown id leads */
  readonly missingAt?: string
  /** its records can be made from templates */
  readonly hasTemplates?: boolean
  readonly list: (adminData: AdminData) => AdminTable
  /** null when there is no such record; `now` tells what is in force */
  readonly details: (adminData: AdminData, id: number, now: Timestamp) => Details | null
}
