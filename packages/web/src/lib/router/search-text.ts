/**
 * The query of an address as values: `?page=2&paying=true&q=villa`. A text that would read as a number, as yes or no or as
 * a quoted text stands in quotes, so that what is written is what is read.
 */
export type RawSearch = Readonly<Record<string, unknown>>

/** What a query says, by name; of a name that stands there twice the last counts. */
export function readSearch(text: string): RawSearch {
  return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, readValue(value)]))
}

function readValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  if (text !== '' && String(Number(text)) === text && Number.isFinite(Number(text))) return Number(text)
  if (!text.startsWith('"')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** With its question mark; '' when nothing is to be said. Only texts, numbers, and yes or no stand in an address. */
export function searchText(search: RawSearch = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string') {
      query.append(name, readValue(value) === value ? value : JSON.stringify(value))
    } else if (typeof value === 'number' || typeof value === 'boolean') query.append(name, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
