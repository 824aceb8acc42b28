/** How sets of changes read and write guests. */
import {
  bringBackGuests,
  changeGuests,
  makeGuests,
  readGuestRecords,
  takeOffGuests,
} from '../guests/guest-records.ts'
import { type ChangedKind, titleOf } from './changed-kind.ts'

const idsOf = (changes: readonly { readonly id: number }[]) => changes.map(({ id }) => id)

export const guestKind: ChangedKind = {
  read: async (tenant, ids, forUpdate) => {
    const guests = await readGuestRecords(tenant, { ids, forUpdate })
    return guests.map((record) => ({
      record,
      title: titleOf(record, `${record.id}`),
      // Whoever works here by now is no guest any more.
      isRemoved: record.deleted === 1 || record.isEmployee === 1,
    }))
  },
  make: (tenant, changes, making) =>
    making === 'insert' ? makeGuests(tenant, changes) : bringBackGuests(tenant, idsOf(changes)),
  change: changeGuests,
  remove: (tenant, changes) => takeOffGuests(tenant, idsOf(changes)),
}
