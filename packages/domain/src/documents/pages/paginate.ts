/**
 * Divides a document into pages of one height. A piece (a row, a note, the totals) stands on one page; one that is
 * taller than a page is split between its parts, and only such a one. What keeps to the next stands with it, unless the
 * two are taller than a page together. A table's head is repeated where its rows go on. [2.9.13]
 */

export type Piece = {
  /** heights in px, from the top; what is not split has one */
  readonly parts: readonly number[]
  /** the table that it is a row of: its head stands above its first row on each page */
  readonly table?: string | undefined
  /** not the last of a page where that can be: a heading belongs to what follows, the last row to the totals */
  readonly keepsNext?: boolean | undefined
  /** free space between two others: it falls away at the top of a page */
  readonly isSpace?: boolean | undefined
}

/** A piece on a page, or the parts `from` to `to` (not included) of one. */
export type PlacedPiece = {
  readonly kind: 'piece'
  /** in the list of pieces */
  readonly index: number
  readonly from: number
  readonly to: number
  /** px from the top of the content */
  readonly top: number
  readonly height: number
}
export type PlacedHead = {
  readonly kind: 'head'
  readonly table: string
  readonly top: number
  readonly height: number
}
export type PageContent = readonly (PlacedPiece | PlacedHead)[]

/** Heights of tables' heads in px; a table that is not named has none. */
export type HeadHeights = Readonly<Record<string, number>>

type Atom = {
  readonly index: number
  readonly part: number
  readonly height: number
  readonly head: string | undefined
  /** whether a page may end after it */
  readonly end: 'free' | 'avoided' | 'never'
  readonly isSpace: boolean
}

function endAfter(isInside: boolean, isTall: boolean, keepsNext: boolean): Atom['end'] {
  if (isInside) return isTall ? 'free' : 'never'
  return keepsNext ? 'avoided' : 'free'
}

/** The smallest things that are never split, with where pages may end between them. */
function atomsOf(pieces: readonly Piece[], budget: number, heads: HeadHeights): Atom[] {
  return pieces.flatMap((piece, index) => {
    const head = piece.table
    const headHeight = head === undefined ? 0 : (heads[head] ?? 0)
    const isTall = piece.parts.reduce((sum, height) => sum + height, headHeight) > budget
    return piece.parts.map((height, part) => ({
      index,
      part,
      height,
      head,
      isSpace: piece.isSpace === true,
      end: endAfter(part < piece.parts.length - 1, isTall, piece.keepsNext === true),
    }))
  })
}

/** How many atoms from `start` on stand on one page. */
function countOnPage(atoms: readonly Atom[], start: number, budget: number, heads: HeadHeights): number {
  let height = 0
  let table: string | undefined
  let free = 0
  let avoided = 0
  for (let at = start; at < atoms.length; at++) {
    const atom = atoms[at]
    if (atom === undefined) break
    const fallsAway = height === 0 && atom.isSpace
    if (atom.head !== undefined && atom.head !== table) height += heads[atom.head] ?? 0
    table = atom.head
    height += fallsAway ? 0 : atom.height
    if (height > budget) break
    const count = at - start + 1
    if (atom.end === 'free' || at === atoms.length - 1) free = count
    else if (atom.end === 'avoided') avoided = count
  }
  // A page begins with a piece or inside a tall one, so that whatever fits on a page has come to its end here. What fits
  // on no page stands on one alone.
  return free || avoided || 1
}

/** Where things of one page stand, from the top. */
function place(atoms: readonly Atom[], heads: HeadHeights): PageContent {
  const content: (PlacedPiece | PlacedHead)[] = []
  let top = 0
  let table: string | undefined
  for (const atom of atoms) {
    if (top === 0 && atom.isSpace) continue
    const last = content.at(-1)
    if (atom.head !== undefined && atom.head !== table) {
      const height = heads[atom.head] ?? 0
      content.push({ kind: 'head', table: atom.head, top, height })
      top += height
    }
    table = atom.head
    if (last?.kind === 'piece' && last.index === atom.index && last.to === atom.part) {
      content[content.length - 1] = { ...last, to: atom.part + 1, height: last.height + atom.height }
    } else {
      const { index, part, height } = atom
      content.push({ kind: 'piece', index, from: part, to: part + 1, top, height })
    }
    top += atom.height
  }
  return content
}

/**
 * The pages of a document, at least one. Nothing but space is lost, the order is kept, and no page is taller than `budget`, unless
 * a single part is: such a part stands on a page of its own.
 */
export function paginate(pieces: readonly Piece[], budget: number, heads: HeadHeights = {}): PageContent[] {
  const atoms = atomsOf(pieces, budget, heads)
  const pages: PageContent[] = []
  for (let start = 0; start < atoms.length; ) {
    const count = countOnPage(atoms, start, budget, heads)
    pages.push(place(atoms.slice(start, start + count), heads))
    start += count
  }
  return pages.length > 0 ? pages : [[]]
}
