/** Small pieces that the sections' rows and facts are written with. */
import { adminSectionMessages as words } from '@orderwright/domain/messages'
import type { Cell, Details, Fact, Filter, Picture, Place, SectionKey } from './section.ts'

export function text(value: string, isIdle?: boolean): Cell {
  return isIdle ? { kind: 'text', text: value, isIdle } : { kind: 'text', text: value }
}

export function figure(value: number | string, isInvalid = false): Cell {
  return { kind: 'figure', text: String(value), isInvalid }
}

/** The day of a point in time; nothing for none. */
export function date(at: string | undefined): Cell {
  return at === undefined ? text('') : { kind: 'date', at }
}

export function yesNo(flag: 0 | 1 | boolean): Cell {
  return text(flag === true || flag === 1 ? words.yes : words.no)
}

export function place(section: SectionKey, { id, title }: { id: number; title: string }) {
  return { text: title, to: { section, id } satisfies Place }
}

/** One record by its name, as a link; what stands for none otherwise. */
export function oneOf(
  section: SectionKey,
  list: readonly { id: number; title: string }[],
  id: number | null,
  none: string = words.none,
): Cell {
  const found = list.find((one) => one.id === id)
  return found ? { kind: 'places', places: [place(section, found)] } : text(none, true)
}

/** Facts that say something; empty texts are left out. */
export function facts(list: readonly (Fact | false | null)[]): readonly Fact[] {
  return list.flatMap((fact) => {
    const isEmpty = !fact || (fact.value.kind === 'text' && fact.value.text === '')
    return isEmpty ? [] : [fact]
  })
}

export const byRank = (a: { rank: number; id: number }, b: { rank: number; id: number }) =>
  a.rank - b.rank || a.id - b.id
/** The place of a record in the list of its kind, archived ones included, as its list says it: 1 is the first. [2.5.01] */
export function placeOf(
  list: readonly { readonly rank: number; readonly id: number }[],
  { id }: { readonly id: number },
): Cell {
  return figure(list.toSorted(byRank).findIndex((one) => one.id === id) + 1)
}

export const byTitle = (a: { title: string; id: number }, b: { title: string; id: number }) =>
  a.title.localeCompare(b.title) || a.id - b.id
export const newestFirst = (a: { created: string; id: number }, b: { created: string; id: number }) =>
  b.created.localeCompare(a.created) || b.id - a.id

export const noPicture: Picture = { url: null, colour: null }

/** Active, Archived (or Deleted), All. [2.2.71, 2.2.80, 2.2.93, 2.2.98] */
export function statusFilter(gone: 'archived' | 'deleted' = 'archived'): Filter {
  return {
    key: 'status',
    label: words.status,
    initial: 'active',
    choices: [
      { key: 'active', label: words.active },
      { key: gone, label: words[gone] },
      { key: 'all', label: words.all },
    ],
  }
}

/** The mark and the filter's tag of a record that may be put away. */
export function standing(isGone: 0 | 1, gone: 'archived' | 'deleted' = 'archived') {
  return isGone === 1
    ? { mark: words[gone], tags: { status: gone } }
    : { mark: null, tags: { status: 'active' } }
}

/** What the details of a record begin with: its name, whether it is put away, its picture. */
export function headOf(record: {
  readonly title: string
  readonly archived: 0 | 1
  readonly thumbnailUrl: string | null
}): Pick<Details, 'title' | 'mark' | 'picture'> {
  const { title, archived, thumbnailUrl } = record
  return { title, mark: standing(archived).mark, ...(thumbnailUrl ? { picture: thumbnailUrl } : {}) }
}
