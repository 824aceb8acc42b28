/** What this page has written into each field and the server may hold: nobody is in conflict with themselves. */
import type { RecordWrite } from './record-writes.ts'

interface Own {
  /** the value that was taken last */
  readonly taken: readonly unknown[]
  /** values that were sent since; of some nobody heard whether they were taken */
  readonly sent: readonly unknown[]
}

export function createOwnValues() {
  const values = new Map<string, Own>()
  const nameOf = (resource: string, id: number, field: string) => `${resource} ${id} ${field}`

  function note({ resource, changes }: RecordWrite, work: (own: Own, value: unknown) => Own): void {
    for (const { id, props } of changes) {
      for (const [field, value] of Object.entries(props)) {
        const name = nameOf(resource, id, field)
        values.set(name, work(values.get(name) ?? { taken: [], sent: [] }, value))
      }
    }
  }

  return {
    sent: (write: RecordWrite) =>
      note(write, ({ taken, sent }, value) => ({ taken, sent: [...sent, value] })),
    taken: (write: RecordWrite) => note(write, (_, value) => ({ taken: [value], sent: [] })),
    refused: (write: RecordWrite) => note(write, ({ taken, sent }) => ({ taken, sent: sent.slice(0, -1) })),
    of: (resource: string) => (id: number, field: string) => {
      const own = values.get(nameOf(resource, id, field))
      return own ? [...own.taken, ...own.sent] : []
    },
  }
}
