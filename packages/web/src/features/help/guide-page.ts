/** What the guide is made of: pages of blocks, as the build makes them of docs/guide. Only the build writes them. */

/** Whom pages are for, in the order in which the contents list them; each is a folder of docs/guide. */
export const audiences = ['customers', 'employees', 'owners'] as const
export type Audience = (typeof audiences)[number]

/** Texts may hold the places of the organization's word: `{order}`, `{an order}` … (`with-vocabulary.ts`). */
export type Inline =
  | { readonly kind: 'text' | 'emphasis'; readonly text: string }
  /** what stands on the screen, word for word */
  | { readonly kind: 'label'; readonly text: string }
  /** a key of the keyboard, or what is typed */
  | { readonly kind: 'typed'; readonly text: string }
  /** another page, or a heading of one */
  | { readonly kind: 'link'; readonly to: string; readonly heading: string | null; readonly text: string }

export type Block =
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'note'; readonly blocks: readonly Block[] }
  | { readonly kind: 'typed'; readonly text: string }
  | {
      readonly kind: 'picture'
      readonly alt: string
      /** the file below docs/guide/pictures until the build puts its address there */
      readonly src: string
      /** px as it is shown */
      readonly width: number
      readonly height: number
    }

export interface GuidePage {
  /** as it stands in the address: /help/{slug} */
  readonly slug: string
  readonly audience: Audience
  /** the heading under which the contents list it */
  readonly group: string
  /** its place among the pages of its audience */
  readonly rank: number
  readonly title: string
  /** what it is for, in a sentence */
  readonly summary: string
  /** whose "?" opens it: addresses (`/admin/products`, `/orders/*`) and topics (`cart`) */
  readonly opens: readonly string[]
  readonly blocks: readonly Block[]
}

export type Guide = readonly GuidePage[]
