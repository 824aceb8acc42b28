/**
 * What is not alike in a schedule and probably should be: blanks that nobody sees, one text in several spellings, and
 * places where most plates of a kind are engraved and some are not. Each finding comes with what would mend it; nothing is
 * changed here.
 */
import { groupBy } from '../units/group-by.ts'
import { engravingScheduleMessages as words } from '../messages/options/engraving-schedule.ts'
import { entryText } from './entry-text.ts'
import { areNear, lettersOf } from './near-texts.ts'
import { isEngravedRow, type EngravingSchedule, type ScheduleRow } from './rows.ts'
import type { CellWrite } from './write-cells.ts'

export type FindingKind = 'blanks' | 'case' | 'spelling' | 'missing' | 'noRoom'

export type Finding = {
  /** the same for the same finding */
  readonly key: string
  readonly kind: FindingKind
  readonly message: string
  /** the rows that it is about */
  readonly rows: readonly ScheduleRow[]
  /** what mends it, in one press; null where a person must */
  readonly repair: { readonly title: string; readonly writes: readonly CellWrite[] } | null
}

/** Out of ten that are engraved, so many alike make what the others should be. */
const MOST_OF = 0.6
/** So many plates of a kind tell what is usual. */
const LEAST_PLATES = 3
/** A spelling is taken for a slip when the other one stands so many times as often. */
const TIMES_AS_OFTEN = 3
/** Rooms that are named. */
const NAMED_ROOMS = 6

type Place = { readonly row: ScheduleRow; readonly column: 'line1' | 'line2'; readonly text: string }

function placesOf(rows: readonly ScheduleRow[]): Place[] {
  return rows.flatMap((row) =>
    row.lines.flatMap(({ entry }, line): Place[] =>
      entry !== undefined && 'text' in entry && entry.text !== ''
        ? [{ row, column: line === 0 ? 'line1' : 'line2', text: entry.text }]
        : [],
    ),
  )
}

const tidied = (text: string) => text.trim().replace(/\s+/gu, ' ')

function writeOf({ row, column }: Pick<Place, 'row' | 'column'>, text: string): CellWrite {
  return { row, column, text: entryText({ text }) }
}

function rowsOf(places: readonly Place[]): ScheduleRow[] {
  return [...new Set(places.map(({ row }) => row))]
}

function blanks(places: readonly Place[]): Finding[] {
  const found = places.filter(({ text }) => tidied(text) !== text)
  if (found.length === 0) return []
  return [
    {
      key: 'blanks',
      kind: 'blanks',
      message: words.foundBlanks({ number: found.length }),
      rows: rowsOf(found),
      repair: {
        title: words.repairs.blanks,
        writes: found.map((place) => {
          const text = tidied(place.text)
          return text === '' ? { row: place.row, column: place.column, text } : writeOf(place, text)
        }),
      },
    },
  ]
}

/** Spellings of one text with how often each stands; the usual one first. */
type Spellings = readonly { readonly text: string; readonly places: readonly Place[] }[]

function spellingsOf(places: readonly Place[]): Spellings {
  return [...groupBy(places, ({ text }) => tidied(text))]
    .map(([text, found]) => ({ text, places: found }))
    .sort((a, b) => b.places.length - a.places.length || (a.text < b.text ? -1 : 1))
}

/** Texts that differ in capitals alone: the others as most of them. */
function cases(spellings: Spellings): Finding[] {
  return [...groupBy([...spellings], ({ text }) => text.toLowerCase())].flatMap(([key, variants]) => {
    const [major, ...minor] = variants
    if (major === undefined) return []
    return minor.map(({ text, places }) => ({
      key: `case ${key} ${text}`,
      kind: 'case' as const,
      message: words.foundCase({
        minor: text,
        major: major.text,
        number: places.length,
        of: major.places.length,
      }),
      rows: rowsOf(places),
      repair: {
        title: words.repairs.write({ text: major.text }),
        writes: places.map((place) => writeOf(place, major.text)),
      },
    }))
  })
}

type Usual = {
  readonly text: string
  readonly letters: string
  readonly lower: string
  readonly places: Place[]
}

/** Rare texts that are nearly a usual one. */
function misspelled(spellings: Spellings): Finding[] {
  const texts = [...groupBy([...spellings], ({ text }) => text.toLowerCase())]
    .map(([lower, variants]): Usual => {
      const text = variants[0]?.text ?? lower
      return { text, lower, letters: lettersOf(text), places: variants.flatMap(({ places }) => [...places]) }
    })
    .sort((a, b) => b.places.length - a.places.length)
  return texts.flatMap((minor): Finding[] => {
    const major = texts.find(
      (one) =>
        one.places.length >= minor.places.length * TIMES_AS_OFTEN &&
        one.lower !== minor.lower &&
        (one.letters === minor.letters ? one.letters.length >= 4 : areNear(minor.letters, one.letters)),
    )
    if (major === undefined) return []
    return [
      {
        key: `spelling ${minor.lower}`,
        kind: 'spelling',
        message: words.foundSpelling({
          minor: minor.text,
          major: major.text,
          number: minor.places.length,
          of: major.places.length,
        }),
        rows: rowsOf(minor.places),
        repair: {
          title: words.repairs.write({ text: major.text }),
          writes: minor.places.map((place) => writeOf(place, major.text)),
        },
      },
    ]
  })
}

/** What stands on one place, in both of its lines. */
function wording({ lines }: ScheduleRow): string {
  return lines.map(({ entry }) => entryText(entry)).join('\n')
}

/** The groups of rows, the largest first. */
function largest(rows: readonly ScheduleRow[], keyOf: (row: ScheduleRow) => string): ScheduleRow[][] {
  return [...groupBy(rows, keyOf).values()].sort((a, b) => b.length - a.length)
}

/** Places that are engraved on most plates of a kind and empty on a few. */
function missing({ rows, numbers }: EngravingSchedule): Finding[] {
  const kinds = groupBy([...rows], ({ layout, mechanism, side, language }) =>
    [layout, mechanism, side, language].join(' '),
  )
  return [...kinds].flatMap(([key, same]): Finding[] => {
    const engraved = same.filter(isEngravedRow)
    const empty = same.filter((row) => !isEngravedRow(row))
    // However it is spelled: what is misspelled elsewhere is engraved there all the same.
    const [usual] = largest(engraved, (row) => tidied(wording(row)).toLowerCase())
    const example = largest(usual ?? [], wording)[0]?.[0]
    if (usual === undefined || example === undefined || empty.length === 0) return []
    if (usual.length < LEAST_PLATES || usual.length < engraved.length * MOST_OF) return []
    // Where as many are empty, being empty is as usual.
    if (empty.length * 2 > usual.length) return []
    const { side, mechanismTitle, lines } = example
    const rooms = [...new Set(empty.map((row) => row.room || `${numbers.get(row.itemId) ?? ''}`))]
    const named = rooms.slice(0, NAMED_ROOMS).join(', ')
    const more = rooms.length - NAMED_ROOMS
    const text = wording(example).trim().replace('\n', ' / ')
    return [
      {
        key: `missing ${key}`,
        kind: 'missing',
        message: words.foundMissing({
          text,
          place: words.placeOf({ side: words.sides[side], mechanism: mechanismTitle }),
          number: empty.length,
          of: usual.length,
          rooms: more > 0 ? `${named} ${words.andMore({ number: more })}` : named,
        }),
        rows: empty,
        repair: {
          title: words.repairs.add({ text }),
          writes: empty.flatMap((row) =>
            lines.map(
              ({ entry }, line): CellWrite => ({
                row,
                column: line === 0 ? 'line1' : 'line2',
                text: entryText(entry),
              }),
            ),
          ),
        },
      },
    ]
  })
}

function withoutRoom({ rows }: EngravingSchedule): Finding[] {
  const found = rows.filter((row) => row.room === '' && isEngravedRow(row))
  if (found.length === 0) return []
  const number = new Set(found.map(({ itemId }) => itemId)).size
  return [
    { key: 'noRoom', kind: 'noRoom', message: words.foundNoRoom({ number }), rows: found, repair: null },
  ]
}

/** Everything that was found, what nobody sees first. */
export function checkConsistency(schedule: EngravingSchedule): Finding[] {
  const places = placesOf(schedule.rows)
  const spellings = spellingsOf(places)
  return [
    ...blanks(places),
    ...cases(spellings),
    ...misspelled(spellings),
    ...missing(schedule),
    ...withoutRoom(schedule),
  ]
}
