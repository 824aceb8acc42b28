/**
 * What cells call records: by their title where one record alone has it, else by '#' and the id. Options and classifiers are
 * called with what they belong to before them ("Finish / Brass"), unless that is clear from the row.
 */
import type { ResourceKey } from '../../entities.ts'
import { sheetTitles } from '../../messages/admin/spreadsheet-titles.ts'
import { spreadsheetMessages as words } from '../../messages/admin/spreadsheets.ts'
import { read, type Reading, refuse, tidy } from './cells.ts'

/** The kinds of records that tables hold. */
export type TableResource = Extract<
  ResourceKey,
  | 'productCategory'
  | 'productPropertyGroup'
  | 'productProperty'
  | 'productOption'
  | 'product'
  | 'productRule'
  | 'productPricingRule'
  | 'productOptionClassifierGroup'
  | 'productOptionClassifier'
  | 'membership'
>

export const kindTitles: Readonly<Record<TableResource, string>> = {
  productCategory: sheetTitles.categories,
  productPropertyGroup: sheetTitles.propertyGroups,
  productProperty: sheetTitles.properties,
  productOption: sheetTitles.options,
  product: sheetTitles.products,
  productRule: sheetTitles.rules,
  productPricingRule: sheetTitles.pricingRules,
  productOptionClassifierGroup: sheetTitles.classifierGroups,
  productOptionClassifier: sheetTitles.classifiers,
  membership: sheetTitles.guests,
}

/** Of which kind the record is that another one belongs to. */
export const parentKinds: Readonly<Partial<Record<TableResource, TableResource>>> = {
  productOption: 'productProperty',
  productOptionClassifier: 'productOptionClassifierGroup',
}

const BETWEEN = ' / '

/** Titles as they are compared: without blanks around them, and each blank between words once. */
const comparable = (title: string) => tidy(title).replaceAll(/\s+/g, ' ')

/** Whether a title can stand in a cell for its record: nothing else could be read in it. */
const isName = (title: string) =>
  title !== '' && !title.startsWith('#') && !title.includes(';') && !title.includes(BETWEEN)

/** The records of one import or export, by their names. */
export class Names {
  private readonly titles = new Map<string, string>()
  private readonly parents = new Map<string, number>()
  private readonly ids = new Map<string, Set<number>>()
  /** by titles in other languages, which count only where no record is called so */
  private readonly understood = new Map<string, Set<number>>()

  /** Adds a record, or another title of one. */
  add(kind: TableResource, id: number, title: string, parentId?: number): void {
    const name = comparable(title)
    this.titles.set(`${kind} ${id}`, name)
    if (parentId !== undefined) this.parents.set(`${kind} ${id}`, parentId)
    this.keep(this.ids, [kind, id, name, parentId])
  }

  /** Adds a title of a record in another language: nothing is written so, and it is understood where no record is called so. */
  understand(kind: TableResource, id: number, title: string, parentId?: number): void {
    const name = comparable(title)
    if (name !== '') this.keep(this.understood, [kind, id, name, parentId])
  }

  private keep(
    kept: Map<string, Set<number>>,
    [kind, id, name, parentId]: [TableResource, number, string, number | undefined],
  ): void {
    for (const key of [this.key(kind, name), this.key(kind, name, parentId)]) {
      const found = kept.get(key)
      if (found === undefined) kept.set(key, new Set([id]))
      else found.add(id)
    }
  }

  /** The ids of the records of this title, of one parent where it is given. */
  idsOf(kind: TableResource, title: string, parentId?: number): readonly number[] {
    return [...(this.ids.get(this.key(kind, comparable(title), parentId)) ?? [])]
  }

  /** How a cell calls a record; `parentId` where the row says what it belongs to. */
  write(kind: TableResource, id: number, parentId?: number): string {
    const title = this.titles.get(`${kind} ${id}`)
    const parent = parentKinds[kind]
    const ownParent = this.parents.get(`${kind} ${id}`)
    if (title === undefined || !isName(title)) return `#${id}`
    if (parent === undefined) return this.idsOf(kind, title).length === 1 ? title : `#${id}`
    if (ownParent === undefined || this.idsOf(kind, title, ownParent).length !== 1) return `#${id}`
    if (parentId !== undefined) return ownParent === parentId ? title : `#${id}`
    const owner = this.write(parent, ownParent)
    return owner.startsWith('#') ? `#${id}` : `${owner}${BETWEEN}${title}`
  }

  /** The record that a cell means; the reasons why it means none are for whoever typed it. */
  find(kind: TableResource, text: string, parentId?: number): Reading<number> {
    const name = comparable(text)
    const byId = /^#(\d{1,10})$/.exec(name)
    if (byId !== null) return this.byId(kind, Number(byId[1]))
    const written = this.named(kind, name, parentId, this.idsOf.bind(this))
    const ids = written.length > 0 ? written : this.named(kind, name, parentId, this.understoodAs.bind(this))
    const [only, ...others] = ids
    if (only !== undefined && others.length === 0) return read(only)
    if (only !== undefined) return refuse(words.ambiguousName({ name, ids: ids.slice(0, 5) }))
    if (/^\d{1,10}$/.test(name) && this.titles.has(`${kind} ${Number(name)}`)) {
      return read(Number(name), words.readAsId({ id: Number(name) }))
    }
    return refuse(words.unknownName({ name, kind: kindTitles[kind] }))
  }

  private byId(kind: TableResource, id: number): Reading<number> {
    return this.titles.has(`${kind} ${id}`)
      ? read(id)
      : refuse(words.unknownNumber({ id, kind: kindTitles[kind] }))
  }

  /** By the titles of either, and of both: "Finition / Brass" is understood too. */
  private understoodAs(kind: TableResource, title: string, parentId?: number): readonly number[] {
    const written = this.idsOf(kind, title, parentId)
    if (written.length > 0) return written
    return [...(this.understood.get(this.key(kind, comparable(title), parentId)) ?? [])]
  }

  private named(
    kind: TableResource,
    name: string,
    parentId: number | undefined,
    idsOf: (of: TableResource, title: string, within?: number) => readonly number[],
  ): readonly number[] {
    const parent = parentKinds[kind]
    if (parent === undefined) return idsOf(kind, name)
    if (parentId !== undefined) {
      const own = idsOf(kind, name, parentId)
      if (own.length > 0) return own
    }
    const at = name.indexOf(BETWEEN)
    if (at < 0) return parentId === undefined ? idsOf(kind, name) : []
    const owners = idsOf(parent, name.slice(0, at))
    return owners.flatMap((owner) => idsOf(kind, name.slice(at + BETWEEN.length), owner))
  }

  private key(kind: TableResource, name: string, parentId?: number): string {
    return `${kind} ${parentId ?? ''} ${name}`
  }
}
