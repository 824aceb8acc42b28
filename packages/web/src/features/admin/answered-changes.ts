/**
 * What the server has answered to changes while lists were being read. A list whose reading began before a change was answered
 * may be of the time before it: shown as it came, it would take the change back on the screen until the next look.
 */

interface Identified {
  readonly id: number
}

/** What became of a record: the record as it was answered, or null where it is gone. */
interface Answered {
  readonly list: string
  readonly id: number
  readonly record: Identified | null
  readonly at: number
}

/** The version of a record; those that have none are as old as their answer. */
export function versionOf(record: Identified): number {
  return 'version' in record && typeof record.version === 'number' ? record.version : 0
}

export interface Reading {
  /** The list as it is now: what was read, with what was answered since the reading began. */
  readonly finish: <T extends Identified>(list: string, read: readonly T[]) => readonly T[]
  /** No list will be finished any more. */
  readonly end: () => void
}

/** Keeps answers as long as a reading is under way that began before them. */
export function createAnsweredChanges() {
  let moment = 0
  let answers: readonly Answered[] = []
  const readings = new Set<number>()

  function note(list: string, changes: readonly (readonly [number, Identified | null])[]): void {
    if (readings.size === 0) return
    moment += 1
    answers = [...answers, ...changes.map(([id, record]) => ({ list, id, record, at: moment }))]
  }

  return {
    saved: (list: string, records: readonly Identified[]) =>
      note(
        list,
        records.map((record) => [record.id, record]),
      ),
    dropped: (list: string, ids: readonly number[]) =>
      note(
        list,
        ids.map((id) => [id, null]),
      ),
    /** Begins to read. */
    begin(): Reading {
      moment += 1
      const began = moment
      readings.add(began)
      return {
        finish<T extends Identified>(list: string, read: readonly T[]): readonly T[] {
          const since = new Map(
            answers
              .filter((answer) => answer.at > began && answer.list === list)
              .map(({ id, record }) => [id, record]),
          )
          if (since.size === 0) return read
          const finished = read.flatMap((one) => {
            const answered = since.get(one.id)
            if (answered === undefined) return [one]
            since.delete(one.id)
            if (answered === null) return []
            return [isOf(one, answered) && versionOf(answered) >= versionOf(one) ? answered : one]
          })
          return [...finished, ...[...since.values()].filter((record): record is T => record !== null)]
        },
        end() {
          readings.delete(began)
          const oldest = Math.min(...readings)
          answers = answers.filter(({ at }) => at > oldest)
        },
      }
    },
  }
}

/** The answer to a change of a record is such a record. */
function isOf<T extends Identified>(one: T, answered: Identified): answered is T {
  return one.id === answered.id
}
