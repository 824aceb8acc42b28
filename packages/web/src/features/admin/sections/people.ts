/** Guests and their groups: lists and details. [2.2.103–2.2.107] */
import type { Guest } from '@orderwright/contract'
import {
  adminMemberMessages as memberWords,
  adminMessages,
  adminSectionMessages as words,
  columnTitles as addressWords,
  spreadsheetMessages as countryWords,
} from '@orderwright/domain/messages'
import type { UserGroup } from '@orderwright/domain/people'
import { isCountryCode } from '@orderwright/domain/units'
import { customerMessages as customerWords } from '@orderwright/domain/customers'
import type { AdminData } from '../admin-data.ts'
import { byTitle, date, facts, newestFirst, place, text } from '../cell-builders.ts'
import { type FieldSpec, shownAt } from '../fields/field-spec.ts'
import { typedText } from '../fields/value-text.ts'
import { membersOf } from '../group-members.ts'
import type { AdminRow, AdminSection, Cell, Details, RecordEditing } from '../section.ts'

const nameOf = ({ name, firstName, lastName }: Guest) => name || `${firstName} ${lastName}`.trim()
const taxOf = ({ disableSalesTax }: Guest) => (disableSalesTax ? words.disabled : words.enabled)

/** [2.5.19, 2.9.30] */
const discountField: FieldSpec = {
  kind: 'decimal',
  path: ['discount', 'value'],
  label: words.discountColumn,
  min: 0,
  max: 100,
}
/** [2.5.20] */
const taxField: FieldSpec = {
  kind: 'either',
  path: ['disableSalesTax'],
  label: words.salesTaxColumn,
  whenFalse: words.enabled,
  whenTrue: words.disabled,
}
/** [2.4.24] */
const pricingField: FieldSpec = { kind: 'flag', path: ['pricingIsHidden'], label: adminMessages.hidePricing }

function guestField(guest: Guest, field: FieldSpec, said: string): Cell {
  const record = { ...guest, title: guest.email }
  return { kind: 'field', target: { resource: 'guest', record }, field, text: said }
}

function contactField(
  label: string,
  maxLength: number,
  path: readonly string[],
  check?: (typed: string) => string | null,
): FieldSpec {
  return { kind: 'text', path: ['contact', ...path], label, maxLength, ...(check ? { check } : {}) }
}

const countryProblem = (typed: string) => (isCountryCode(typed) ? null : countryWords.country)

function addressFields(at: 'deliveryAddress' | 'billingAddress', which: string): FieldSpec[] {
  return [
    contactField(`${which} ${addressWords.street}`, 200, [at, 'streetAddress']),
    contactField(`${which} ${addressWords.street2}`, 200, [at, 'streetAddress2']),
    contactField(`${which} ${addressWords.city}`, 100, [at, 'city']),
    contactField(`${which} ${addressWords.state}`, 100, [at, 'state']),
    contactField(`${which} ${addressWords.zip}`, 20, [at, 'zip']),
    contactField(`${which} ${addressWords.country}`, 2, [at, 'country'], countryProblem),
  ]
}

/** What is proposed for an order of theirs that says nothing yet. */
const contactFields: readonly FieldSpec[] = [
  contactField(addressWords.firm, 200, ['firmName']),
  contactField(addressWords.contact, 200, ['contactName']),
  contactField(addressWords.phone, 40, ['phone']),
  ...addressFields('deliveryAddress', addressWords.delivery),
  ...addressFields('billingAddress', addressWords.billing),
]

/** The customer that a guest belongs to; one who is put away is offered to nobody else. */
function customerField({ customers: all }: AdminData, { customerId }: Guest): FieldSpec {
  const offered = all.filter(({ id, archived }) => archived === 0 || id === customerId)
  return {
    kind: 'record',
    path: ['customerId'],
    label: customerWords.customer,
    choices: offered.toSorted(byTitle),
    none: { label: customerWords.noCustomer, value: null },
  }
}

function guestDetails(adminData: AdminData, id: number): Details | null {
  const guest = adminData.guests.find((one) => one.id === id)
  if (!guest) return null
  const groups = adminData.userGroups.filter(({ userIds }) => userIds.includes(id))
  return {
    title: guest.email,
    mark: null,
    groups: [
      {
        title: words.guest,
        facts: facts([
          { label: words.name, value: text(nameOf(guest)) },
          { label: adminMessages.hidePricing, value: guestField(guest, pricingField, '') },
          { label: words.discount, value: guestField(guest, discountField, String(guest.discount.value)) },
          { label: words.salesTax, value: guestField(guest, taxField, taxOf(guest)) },
          { label: customerWords.customer, value: guestField(guest, customerField(adminData, guest), '') },
          { label: words.added, value: date(guest.created) },
          {
            label: memberWords.personalData,
            value: { kind: 'control', control: { key: 'personalData', userId: id, email: guest.email } },
          },
          {
            label: words.inGroups,
            value:
              groups.length === 0
                ? text(words.none, true)
                : { kind: 'places', places: groups.map((group) => place('user-groups', group)) },
          },
        ]),
      },
      {
        title: words.contactOnFile,
        facts: contactFields.map((field) => ({
          label: field.label,
          value: guestField(guest, field, typedText(field, shownAt(guest, field))),
        })),
      },
    ],
  }
}

export const guests: AdminSection = {
  key: 'guests',
  title: words.guests,
  one: words.oneGuest,
  listNeeds: ['guests'],
  detailNeeds: ['guests', 'userGroups', 'customers'],
  filters: [],
  empty: words.noGuestsYet,
  form: 'inviteGuest',
  list: ({ guests: list }) => ({
    titleColumn: 'email',
    columns: [
      { key: 'email', title: words.email, minWidth: 220 },
      { key: 'firstName', title: words.firstName, width: 104 },
      { key: 'lastName', title: words.lastName, width: 104 },
      { key: 'discount', title: words.discountColumn, width: 124, align: 'end' },
      { key: 'tax', title: words.salesTaxColumn, width: 116 },
      { key: 'added', title: words.dateAdded, width: 116 },
      { key: 'actions', title: words.actions, width: 188, isPinned: true },
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
        discount: guestField(guest, discountField, String(guest.discount.value)),
        tax: guestField(guest, taxField, taxOf(guest)),
        added: date(guest.created),
        actions: { kind: 'control', control: { key: 'guest', guest } },
      },
    })),
  }),
  details: guestDetails,
}

function members(group: UserGroup, adminData: AdminData): AdminRow[] {
  return membersOf(group, adminData).map(({ userId, email, guest }) => ({
    id: userId,
    title: email,
    ...(guest ? { to: { section: 'guests', id: userId } satisfies AdminRow['to'] } : {}),
    mark: null,
    tags: {},
    cells: {
      name: text(guest ? nameOf(guest) : ''),
      actions: { kind: 'control', control: { key: 'removeMember', group, userId, email } },
    },
  }))
}

function groupDetails(adminData: AdminData, id: number): Details | null {
  const group = adminData.userGroups.find((one) => one.id === id)
  if (!group) return null
  return {
    title: group.title,
    target: { resource: 'userGroup', record: group },
    mark: null,
    groups: [
      {
        title: words.members,
        empty: words.noMembersYet,
        addTo: group,
        table: {
          titleColumn: 'email',
          columns: [
            { key: 'email', title: words.email, minWidth: 220 },
            { key: 'name', title: words.name, minWidth: 160 },
            { key: 'actions', title: words.actions, width: 56, isTitleHidden: true },
          ],
          rows: members(group, adminData),
        },
      },
    ],
  }
}

/** [2.2.107, 2.8.11] */
const groupEditing: RecordEditing = {
  resource: 'userGroup',
  list: 'userGroups',
  one: words.oneUserGroup,
  askRemove: adminMessages.askRemoveGroup,
  holds: ({ userGroups: groups }, id) =>
    adminMessages.guestsIn({ count: groups.find((one) => one.id === id)?.userIds.length ?? 0 }),
  removeLabel: adminMessages.removeGroup,
}

export const userGroups: AdminSection = {
  key: 'user-groups',
  title: words.userGroups,
  one: words.oneUserGroup,
  listNeeds: ['userGroups', 'guests'],
  detailNeeds: ['userGroups', 'guests'],
  filters: [],
  empty: words.noUserGroupsYet,
  form: 'newGroup',
  layout: 'cards',
  editing: groupEditing,
  list: (adminData) => ({
    titleColumn: 'title',
    columns: [
      { key: 'title', title: words.title, minWidth: 220 },
      { key: 'members', title: words.members, width: 140 },
    ],
    rows: adminData.userGroups.toSorted(newestFirst).map((group) => ({
      id: group.id,
      title: group.title,
      to: { section: 'user-groups', id: group.id },
      mark: null,
      tags: {},
      // A group is found by the addresses of its members too.
      cells: {
        members: text(
          membersOf(group, adminData)
            .map(({ email }) => email)
            .join(' '),
        ),
      },
      card: { kind: 'userGroup', group },
    })),
  }),
  details: groupDetails,
}
