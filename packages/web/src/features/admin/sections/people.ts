/** Guests and their groups: lists and details. [2.2.103–2.2.107] */
import type { Guest } from '@orderwright/contract'
import { adminMessages, formatDate, type UserGroup } from '@orderwright/domain'
import type { AdminData } from '../book.ts'
import { facts, figure, newestFirst, place, plural, text } from '../cell-builders.ts'
import type { AdminRow, AdminSection, Details } from '../section.ts'

const nameOf = ({ name, firstName, lastName }: Guest) => name || `${firstName} ${lastName}`.trim()
const taxOf = ({ disableSalesTax }: Guest) => (disableSalesTax ? 'Disabled' : 'Enabled')

function guestDetails(book: AdminData, id: number): Details | null {
  const guest = book.guests.find((one) => one.id === id)
  if (!guest) return null
  const groups = book.userGroups.filter(({ userIds }) => userIds.includes(id))
  return {
    title: guest.email,
    mark: null,
    groups: [
      {
        title: 'Guest',
        facts: facts([
          { label: 'Name', value: text(nameOf(guest)) },
          { label: 'Prices', value: { kind: 'control', control: { key: 'pricing', guest } } },
          { label: 'Discount', value: text(`${guest.discount.value} %`) },
          { label: 'Sales tax', value: text(taxOf(guest)) },
          { label: 'Added', value: text(formatDate(guest.created)) },
          {
            label: 'In groups',
            value:
              groups.length === 0
                ? text('None', true)
                : { kind: 'places', places: groups.map((group) => place('user-groups', group)) },
          },
        ]),
      },
    ],
  }
}

export const guests: AdminSection = {
  key: 'guests',
  title: 'Guests',
  one: 'guest',
  listNeeds: ['guests'],
  detailNeeds: ['guests', 'userGroups'],
  filters: [],
  empty: 'Invite the first one with the form above.',
  form: 'inviteGuest',
  list: ({ guests: list }) => ({
    titleColumn: 'email',
    columns: [
      { key: 'email', title: 'Email', minWidth: 220 },
      { key: 'firstName', title: 'First Name', width: 128 },
      { key: 'lastName', title: 'Last Name', width: 128 },
      { key: 'discount', title: 'Discount (%)', width: 104, align: 'end' },
      { key: 'tax', title: 'Sales Tax', width: 96 },
      { key: 'added', title: 'Date Added', width: 104 },
      { key: 'actions', title: 'Actions', width: 188, isPinned: true },
    ],
    rows: list.map((guest) => ({
      id: guest.id,
      title: guest.email,
      to: { section: 'guests', id: guest.id },
      mark: null,
      tags: {},
      cells: {
        firstName: text(guest.firstName),
        lastName: text(guest.lastName),
        discount: figure(guest.discount.value),
        tax: text(taxOf(guest)),
        added: text(formatDate(guest.created), true),
        actions: { kind: 'control', control: { key: 'guest', guest } },
      },
    })),
  }),
  details: guestDetails,
}

/** The members by address; who was taken off since still stands there, to be removed. */
function members(group: UserGroup, book: AdminData): AdminRow[] {
  return group.userIds
    .map((userId): AdminRow => {
      const guest = book.guests.find(({ id }) => id === userId)
      const email = guest?.email ?? adminMessages.formerGuest({ id: userId })
      return {
        id: userId,
        title: email,
        ...(guest ? { to: { section: 'guests', id: userId } satisfies AdminRow['to'] } : {}),
        mark: null,
        tags: {},
        cells: {
          name: text(guest ? nameOf(guest) : ''),
          actions: { kind: 'control', control: { key: 'removeMember', group, userId, email } },
        },
      }
    })
    .toSorted((a, b) => a.title.localeCompare(b.title))
}

function groupDetails(book: AdminData, id: number): Details | null {
  const group = book.userGroups.find((one) => one.id === id)
  if (!group) return null
  return {
    title: group.title,
    mark: null,
    groups: [
      {
        title: 'Members',
        empty: 'Nobody is in this group yet.',
        addTo: group,
        table: {
          titleColumn: 'email',
          columns: [
            { key: 'email', title: 'Email', minWidth: 220 },
            { key: 'name', title: 'Name', minWidth: 160 },
            { key: 'actions', title: 'Actions', width: 56, isTitleHidden: true },
          ],
          rows: members(group, book),
        },
      },
    ],
  }
}

export const userGroups: AdminSection = {
  key: 'user-groups',
  title: 'User groups',
  one: 'user group',
  listNeeds: ['userGroups'],
  detailNeeds: ['userGroups', 'guests'],
  filters: [],
  empty: 'Name the first one with the form above.',
  form: 'newGroup',
  list: ({ userGroups: list }) => ({
    titleColumn: 'title',
    columns: [
      { key: 'title', title: 'Title', minWidth: 220 },
      { key: 'members', title: 'Members', width: 140 },
      { key: 'added', title: 'Added', width: 104 },
      { key: 'actions', title: 'Actions', width: 56, isTitleHidden: true },
    ],
    rows: list.toSorted(newestFirst).map((group) => ({
      id: group.id,
      title: group.title,
      to: { section: 'user-groups', id: group.id },
      mark: null,
      tags: {},
      cells: {
        members: text(plural(group.userIds.length, 'guest')),
        added: text(formatDate(group.created), true),
        actions: { kind: 'control', control: { key: 'removeGroup', group } },
      },
    })),
  }),
  details: groupDetails,
}
