/** The rows of a table over pages: in their order, none lost, none twice; a row is divided only where it is longer than a page. */

/** Lines of a row that stand together on a page: from the first, counted from 0, up to and not the last. */
export type RowPart = { readonly row: number; readonly from: number; readonly to: number }

/** `lines`: how many each row takes, 1 or more; `room`: how many a page holds, 1 or more. */
export function paginateRows(lines: readonly number[], room: number): RowPart[][] {
  const pages: RowPart[][] = []
  let page: RowPart[] = []
  let left = room
  const turn = () => {
    pages.push(page)
    page = []
    left = room
  }
  for (const [row, count] of lines.entries()) {
    if (count > left && count <= room) turn()
    let from = 0
    while (from < count) {
      if (left === 0) turn()
      const to = Math.min(count, from + left)
      page.push({ row, from, to })
      left -= to - from
      from = to
    }
  }
  if (page.length > 0) pages.push(page)
  return pages
}
