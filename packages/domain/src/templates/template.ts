/**
 * A template of a product: what a first product of its kind has, named by keys of its own. An organization gets records with
 * ids of its own from it (catalog-drafts.ts); from then on they are as if made by hand. Lengths in mm, prices in cents.
 */
import type { DrawingBinding } from '../catalog/schema.ts'
import type { Json } from '../units/record.ts'

export type TemplateOption = {
  readonly title: string
  readonly data?: Readonly<Record<string, Json>>
  /** what it costs beyond the product; left out: nothing */
  readonly priceInCents?: number
}

/** How a property is filled in. */
export type TemplateInput =
  | { readonly kind: 'choice'; readonly options: readonly TemplateOption[] }
  | { readonly kind: 'length'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'text'; readonly placeHolder: string }
  /** texts and symbols on the plate; the organization's profile names the property */
  | { readonly kind: 'engravings' }

export type TemplateProperty = {
  readonly key: string
  readonly title: string
  /** the section of the order page that it stands in */
  readonly group: string
  readonly input: TemplateInput
  /** in a column of its own on documents */
  readonly isColumn?: true
}

/** What a piece costs, beside what its options do. */
export type TemplatePrice = {
  readonly baseInCents: number
  /** two lengths, and cents for a square meter of their product */
  readonly byArea?: { readonly width: string; readonly height: string; readonly centsPerSquareMeter: number }
  readonly byLength?: { readonly length: string; readonly centsPerMeter: number }
}

export type TemplateBinding = {
  readonly property: string
  readonly source: DrawingBinding['source']
  readonly dataKey?: string
}

export type ProductTemplate = {
  readonly category: string
  readonly properties: readonly TemplateProperty[]
  readonly price: TemplatePrice
  readonly drawing: {
    readonly family: string
    readonly constants: Readonly<Record<string, Json>>
    readonly bindings: Readonly<Record<string, TemplateBinding>>
  } | null
}

export const templateKeys = [
  'keypadPlate',
  'door',
  'panel',
  'cabinetFront',
  'rail',
  'lamp',
  'shelf',
  'bookcase',
  'floor',
  'flatPrint',
  'plainArticle',
] as const
export type TemplateKey = (typeof templateKeys)[number]
