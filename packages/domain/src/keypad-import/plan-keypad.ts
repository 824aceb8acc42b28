/**
 * A keypad of a table as the item that it becomes, judged as if somebody had chosen it on the page: rules, drawing, widths of engravings.
 * What the file does not say is chosen, and said. Nothing is written here.
 */
import type { CatalogProduct } from '../catalog/schema.ts'
import { engravingStacks } from '../item-drawings/engraving-grid.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import { keypadImportMessages as words } from '../messages/order/keypad-import.ts'
import { itemOf, type OrderDocument } from '../orders/document.ts'
import type { Selections } from '../orders/selections.ts'
import { readProduct } from '../orders-import/read-choices.ts'
import { cellText, type Locale, readNumber } from '../spreadsheets/cells/cells.ts'
import type { Cents } from '../units/money.ts'
import { readChoices, type ReadChoices, roomPropertyOf } from './choices.ts'
import { type Configured, configure } from './configure.ts'
import { judgeKeypad } from './judge-keypad.ts'
import { gridOf, type Layout, type LayoutChoice, layoutChoice } from './layouts.ts'
import { buttonsNeeded, holdsAll, placeEngravings } from './place-engravings.ts'
import { proposedTitles } from './proposals.ts'
import {
  errorAt,
  type KeypadNote,
  type PlacedEngraving,
  readEngraving,
  readNotes,
  readQuantity,
  readTitle,
} from './read-cells.ts'
import type { WrittenKeypad } from './read-keypads.ts'

/** What rows become: a new item of a product, or one like an item that is there. */
export interface KeypadStart {
  readonly productId: number
  readonly like: Selections
}

/** What keypads are judged by. */
export interface KeypadMaterial {
  readonly context: EvaluationContext
  readonly document: OrderDocument
  /** products that may be added and can be engraved */
  readonly products: readonly CatalogProduct[]
  readonly start: KeypadStart
  readonly locale: Locale
}

/** A new item as the editor adds it. */
export interface KeypadItem {
  readonly productId: number
  readonly title: string
  readonly quantity: number
  readonly notes: string
  readonly properties: Selections
}

export interface PlannedKeypad {
  readonly written: WrittenKeypad
  readonly title: string
  /** null where a note is an error */
  readonly item: KeypadItem | null
  /** choices of the whole order that it needs */
  readonly order: Selections
  readonly notes: readonly KeypadNote[]
  /** of all pieces; null where it has none */
  readonly price: Cents | null
  /** the font whose glyphs measure it */
  readonly font: string | null
}

export const hasError = ({ notes }: Pick<PlannedKeypad, 'notes'>): boolean =>
  notes.some(({ tone }) => tone === 'error')

/** What keypads of a kind have in common is worked out once. */
interface Known {
  readonly layouts: Map<string, LayoutChoice | null>
  readonly configured: Map<string, Configured>
}

interface Asked {
  readonly product: CatalogProduct
  readonly like: Selections
  readonly read: ReadChoices
  /** the properties of the first and the second language */
  readonly stack: readonly number[]
  readonly engraved: readonly number[]
  readonly placed: readonly PlacedEngraving[]
}

interface Chosen {
  readonly configured: Configured
  readonly notes: readonly KeypadNote[]
  /** buttons of the largest layout; undefined where the row says the layout */
  readonly largest?: number
}

/** Plans the keypads of a table one after another; what it knows of one serves the next. */
export class KeypadPlanner {
  private readonly known: Known = { layouts: new Map(), configured: new Map() }
  private document: OrderDocument

  constructor(private readonly material: KeypadMaterial) {
    this.document = material.document
  }

  /** The item of a keypad. What it chooses for the whole order counts for those after it. */
  plan(written: WrittenKeypad): PlannedKeypad {
    const steps = this.steps(written)
    for (;;) {
      const step = steps.next()
      if (step.done === true) return step.value
    }
  }

  /** The same in steps, between which somebody may do something else. */
  *steps(written: WrittenKeypad): Generator<undefined, PlannedKeypad> {
    const { context, locale } = this.material
    const notes: KeypadNote[] = written.differing.map(({ at, from }) =>
      errorAt(at, words.differs({ row: from + 1 })),
    )
    const product = this.productOf(written, notes)
    if (product === undefined) return this.failed(written, cellText(written.own.title?.cell ?? ''), notes)
    const titled = readTitle(written, product, roomPropertyOf(context, product) !== undefined)
    if (titled.note !== null) notes.push(titled.note)
    const remark = readNotes(written)
    if (remark.note !== null) notes.push(remark.note)
    const quantity = written.own.quantity && readQuantity(written.own.quantity.cell, locale)
    if (quantity?.ok === false) notes.push(errorAt(written.own.quantity?.at ?? null, quantity.message))
    const count = quantity?.ok === true ? quantity.value : 1
    const read = readChoices(context, this.document, product, written, locale)
    notes.push(...read.notes)
    const stack = engravingStacks(product.drawing, context.profile)[0] ?? []
    const placed = this.placesOf(written, count, stack, notes)
    const languages = new Set(placed.map(({ language }) => language))
    const engraved = stack.filter((_, index) => (index === 0 || index === 1) && languages.has(index))
    const { productId, like } = this.material.start
    const asked: Asked = {
      product,
      like: productId === product.id ? like : {},
      read,
      stack,
      engraved,
      placed,
    }
    const chosen = yield* this.chosenFor(asked, written, notes)
    notes.push(...chosen.notes, ...this.notesOf(chosen.configured, asked))
    const { document, itemId } = chosen.configured
    const item = itemOf(document, itemId)
    if (item === undefined) return this.failed(written, titled.title, notes)
    const grid = gridOf(context, document, item, product)
    const places = placeEngravings(placed, grid, count, chosen.largest)
    notes.push(...places.notes)
    yield undefined
    const engravings: Selections = Object.fromEntries(
      stack.flatMap((id, index) => {
        const sets = index === 0 ? places.sets[0] : index === 1 ? places.sets[1] : []
        return sets.some((set) => Object.keys(set).length > 0) ? [[id, { engravings: sets }]] : []
      }),
    )
    const properties: Selections = { ...item.properties, ...engravings }
    const added = { ...item, title: titled.title, quantity: count, properties }
    const judged = judgeKeypad(context, { ...document, items: [added] }, added, {
      stack,
      standings: places.standings,
    })
    notes.push(...judged.notes)
    const hasFailed = hasError({ notes })
    const { order } = document
    if (!hasFailed)
      this.document = { ...this.document, order: { ...this.document.order, properties: order.properties } }
    return {
      written,
      title: titled.title,
      item: hasFailed
        ? null
        : {
            productId: product.id,
            title: titled.title,
            quantity: count,
            notes: remark.text,
            properties,
          },
      order: hasFailed ? {} : this.addedTo(order.properties),
      notes,
      price: judged.price,
      font: grid?.style.fontFamily ?? null,
    }
  }

  private failed(written: WrittenKeypad, title: string, notes: readonly KeypadNote[]): PlannedKeypad {
    return { written, title, item: null, order: {}, notes, price: null, font: null }
  }

  private addedTo(properties: Selections): Selections {
    const before = this.material.document.order.properties
    return Object.fromEntries(Object.entries(properties).filter(([key]) => !(key in before)))
  }

  private productOf({ own }: WrittenKeypad, notes: KeypadNote[]): CatalogProduct | undefined {
    const { products, context, start } = this.material
    if (own.product === undefined) return products.find(({ id }) => id === start.productId)
    const found = readProduct(own.product.cell, context.catalog)
    const offered = found.ok ? products.find(({ id }) => id === found.value.id) : undefined
    if (offered !== undefined) return offered
    const text = cellText(own.product.cell)
    const titles = proposedTitles(
      text,
      products.map(({ title }) => title),
    )
    notes.push(errorAt(own.product.at, words.unknownProduct({ text }), titles))
    return undefined
  }

  private placesOf(
    written: WrittenKeypad,
    quantity: number,
    stack: readonly number[],
    notes: KeypadNote[],
  ): PlacedEngraving[] {
    return written.engravings.flatMap((one) => {
      const found = readEngraving(one, quantity)
      if (!found.ok) {
        notes.push(found.note)
        return []
      }
      if (found.placed.language < stack.length) return [found.placed]
      notes.push(errorAt(one.at, words.noSecondLanguage))
      return []
    })
  }

  /** The choices of the item: by the layout that the row says, else by the smallest that holds its buttons. */
  private *chosenFor(
    asked: Asked,
    { own }: WrittenKeypad,
    notes: KeypadNote[],
  ): Generator<undefined, Chosen> {
    const plain = yield* this.configured(asked, null)
    yield undefined
    const choice = this.layoutsFor(asked, plain)
    const isSaid = choice !== null && asked.read.cells.has(choice.property.id)
    const wanted = own.buttons && readNumber(own.buttons.cell, this.material.locale)
    const at = own.buttons?.at ?? null
    if (wanted?.ok === false) notes.push(errorAt(at, words.buttonsNumber))
    if (choice === null || isSaid) {
      if (wanted?.ok === true && choice === null) notes.push(errorAt(at, words.noLayoutChoice))
      return { configured: plain, notes: [] }
    }
    if (own.buttons === undefined && asked.placed.length === 0) return { configured: plain, notes: [] }
    const number = wanted?.ok === true ? wanted.value : buttonsNeeded(asked.placed)
    const isExact = wanted?.ok === true
    const candidates = choice.layouts.filter(({ count }) => (isExact ? count === number : count >= number))
    const largest = choice.layouts.at(-1)?.count ?? 0
    if (candidates.length === 0) {
      if (isExact) notes.push(errorAt(at, words.noLayoutOf({ number })))
      // On the largest one it is seen which of them have no place.
      const all = choice.layouts.toReversed()
      const most = isExact ? null : yield* this.firstThatHolds({ ...asked, placed: [] }, choice, all)
      return { configured: most?.configured ?? plain, notes: [], ...(isExact ? {} : { largest }) }
    }
    // What the item would have anyway comes first, where it is as small.
    const liked = asked.like[choice.property.id]?.optionId
    const first = candidates.filter(
      ({ optionId, count }) => optionId === liked && count === candidates[0]?.count,
    )
    const found = yield* this.firstThatHolds(asked, choice, [...first, ...candidates])
    if (found === null) return { configured: plain, notes: [], ...(isExact ? {} : { largest }) }
    const { title: layout } = found.layout
    const message = words.layoutFound({ property: choice.property.title, layout, number })
    const note: KeypadNote = { at: null, tone: 'note', message, proposals: [] }
    return { configured: found.configured, notes: isExact ? [] : [note] }
  }

  /** The first layout that the rules allow and whose plate holds all; one with a fault only where each has one. */
  private *firstThatHolds(asked: Asked, choice: LayoutChoice, candidates: readonly Layout[]) {
    let spare: { readonly layout: Layout; readonly configured: Configured } | null = null
    let tries = 0
    for (const layout of candidates) {
      const configured = yield* this.configured(asked, {
        propertyId: choice.property.id,
        optionId: layout.optionId,
      })
      yield undefined
      if (configured.refused.some(({ propertyId }) => propertyId === choice.property.id)) continue
      const item = itemOf(configured.document, configured.itemId)
      const grid = item ? gridOf(this.material.context, configured.document, item, asked.product) : null
      if (!holdsAll(asked.placed, grid)) continue
      if (configured.problems === 0) return { layout, configured }
      spare ??= { layout, configured }
      tries += 1
      if (tries === TRIES_MOST) break
    }
    return spare
  }

  private layoutsFor({ product, like }: Asked, { document, itemId }: Configured): LayoutChoice | null {
    const key = `${product.id} ${JSON.stringify(like)}`
    const known = this.known.layouts.get(key)
    if (known !== undefined) return known
    const item = itemOf(document, itemId)
    const found = item === undefined ? null : layoutChoice(this.material.context, document, item, product)
    this.known.layouts.set(key, found)
    return found
  }

  private *configured(
    { product, like, read, engraved }: Asked,
    layout: { readonly propertyId: number; readonly optionId: number } | null,
  ): Generator<undefined, Configured> {
    const own = read.choices
    const choices =
      layout === null
        ? own
        : [
            ...own,
            { propertyId: layout.propertyId, selection: { optionId: layout.optionId }, isWhole: false },
          ]
    const wanted = { product, like, choices, engraved }
    const { properties } = this.document.order
    const key = JSON.stringify([product.id, like, choices, engraved, properties])
    const known = this.known.configured.get(key)
    if (known !== undefined) return known
    const made = yield* configure(this.material.context, this.document, wanted)
    this.known.configured.set(key, made)
    return made
  }

  private notesOf(
    { refused, leftOut, made, notEngraved }: Configured,
    { read, placed }: Asked,
  ): KeypadNote[] {
    const titleOf = (id: number) => this.material.context.catalog.properties.get(id)?.title ?? ''
    const note = (tone: KeypadNote['tone'], message: string): KeypadNote => ({
      at: null,
      tone,
      message,
      proposals: [],
    })
    return [
      ...refused.map(({ propertyId, message }) => errorAt(read.cells.get(propertyId) ?? null, message)),
      ...(notEngraved === null ? [] : [errorAt(placed[0]?.at ?? null, notEngraved)]),
      ...made.map((message) => note('note', message)),
      ...leftOut.map((id) => note('warning', words.leftOutOfStart({ property: titleOf(id) }))),
    ]
  }
}

/** Layouts with faults that are tried before one of them is taken. */
const TRIES_MOST = 6
