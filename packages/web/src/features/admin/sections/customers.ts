/** Customers: firms and persons with their addresses, terms and people. [issue 16, issue 18] */
import {
  countryOf,
  type Customer,
  customerDayProblem,
  customerEmailProblem,
  customerMessages as words,
  customerPhoneProblem,
  untitledCustomer,
} from '@orderwright/domain/customers'
import { adminSectionMessages } from '@orderwright/domain/messages'
import type { Guest } from '@orderwright/contract'
import type { AdminData } from '../admin-data.ts'
import { byTitle, facts, figure, standing, statusFilter, text } from '../cell-builders.ts'
import { type FieldSpec, shownAt } from '../fields/field-spec.ts'
import { titleField } from '../fields/title-field.ts'
import { typedText } from '../fields/value-text.ts'
import { creator } from '../records/record-calls.ts'
import type { AdminRow, AdminSection, Details, Fact, RecordEditing, SettingsGroup } from '../section.ts'

/** What an address is called: its label, else where it is. */
export function addressName({ addresses }: Customer, key: string): string {
  const entry = addresses[key]
  const index = Object.keys(addresses).indexOf(key) + 1
  return entry?.label || entry?.address.streetAddress || entry?.address.city || words.addressNumber({ index })
}

function addressField(customer: Customer, key: 'deliveryKey' | 'billingKey', label: string): FieldSpec {
  return {
    kind: 'choice',
    path: [key],
    label,
    choices: [
      { key: '', label: words.noAddress },
      ...Object.keys(customer.addresses).map((one) => ({ key: one, label: addressName(customer, one) })),
    ],
  }
}

function generalFields(customer: Customer): readonly FieldSpec[] {
  return [
    {
      kind: 'choice',
      path: ['kind'],
      label: words.kind,
      choices: [
        { key: 'firm', label: words.kinds.firm },
        { key: 'person', label: words.kinds.person },
      ],
    },
    { kind: 'text', path: ['email'], label: words.email, maxLength: 320, check: customerEmailProblem },
    {
      kind: 'text',
      path: ['phone'],
      label: words.phone,
      maxLength: 40,
      check: (typed) => customerPhoneProblem(typed, countryOf(customer)),
    },
    {
      kind: 'integer',
      path: ['paymentTermsDays'],
      label: words.terms,
      description: words.termsHint,
      min: 0,
      max: 365,
      isOptional: true,
    },
    {
      kind: 'decimal',
      path: ['discountPercentage'],
      label: words.discount,
      description: words.discountHint,
      min: 0,
      max: 100,
      suffix: '%',
    },
    addressField(customer, 'deliveryKey', words.delivery),
    addressField(customer, 'billingKey', words.billing),
    { kind: 'text', path: ['note'], label: words.note, maxLength: 10_000, isMultiline: true },
  ]
}

const taxFields: readonly FieldSpec[] = [
  { kind: 'flag', path: ['taxExempt'], label: words.exempt },
  { kind: 'text', path: ['taxCertificate'], label: words.certificate, maxLength: 100 },
  { kind: 'text', path: ['taxExemptUntil'], label: words.until, maxLength: 10, check: customerDayProblem },
]

function factsOf(customer: Customer, fields: readonly FieldSpec[]): readonly Fact[] {
  return fields.map((field) => ({
    label: field.label,
    value: {
      kind: 'field',
      target: { resource: 'customer', record: customer },
      field,
      text: typedText(field, shownAt(customer, field)),
    },
  }))
}

function personRow(guest: Guest, customer: Customer): AdminRow {
  return {
    id: guest.id,
    title: guest.email,
    to: { section: 'guests', id: guest.id },
    mark: null,
    tags: {},
    cells: {
      name: text(guest.name || `${guest.firstName} ${guest.lastName}`.trim()),
      actions: { kind: 'control', control: { key: 'removePerson', guest, title: customer.title } },
    },
  }
}

function details(adminData: AdminData, id: number): Details | null {
  const customer = adminData.customers.find((one) => one.id === id)
  if (!customer) return null
  return {
    title: customer.title,
    target: { resource: 'customer', record: customer },
    merges: customer,
    mark: standing(customer.archived).mark,
    groups: [
      { title: words.customer, facts: factsOf(customer, generalFields(customer)) },
      { title: words.salesTax, facts: facts(factsOf(customer, taxFields)) },
      { title: words.addresses, panel: { key: 'customerAddresses', customer } },
      { title: words.contacts, panel: { key: 'customerContacts', customer } },
      {
        title: words.people,
        empty: words.noPeople,
        panel: { key: 'addPerson', customer },
        table: {
          titleColumn: 'email',
          columns: [
            { key: 'email', title: adminSectionMessages.email, minWidth: 220 },
            { key: 'name', title: words.name, minWidth: 160 },
            { key: 'actions', title: adminSectionMessages.actions, width: 56, isTitleHidden: true },
          ],
          rows: adminData.guests
            .filter(({ customerId }) => customerId === id)
            .map((guest) => personRow(guest, customer)),
        },
      },
      { title: words.files, panel: { key: 'customerFiles', customer } },
      { title: words.owed, panel: { key: 'customerAccount', customer } },
    ],
  }
}

function settings(adminData: AdminData, id: number): readonly SettingsGroup[] {
  const customer = adminData.customers.find((one) => one.id === id)
  if (!customer) return []
  return [
    { title: adminSectionMessages.general, fields: [titleField, ...generalFields(customer)] },
    { title: words.salesTax, fields: taxFields },
  ]
}

const editing: RecordEditing = {
  resource: 'customer',
  list: 'customers',
  one: words.one,
  gone: 'archived',
  opensNew: true,
  creator: creator('customer', () => ({ title: untitledCustomer })),
  askRemove: words.askRemove,
  settings,
}

/** Where a customer is, for the list: the address of deliveries, else the first one. */
function placeOfCustomer({ addresses, deliveryKey }: Customer): string {
  const { city = '', state = '' } = (addresses[deliveryKey] ?? Object.values(addresses)[0])?.address ?? {}
  return [city, state].filter(Boolean).join(', ')
}

export const customers: AdminSection = {
  key: 'customers',
  title: words.title,
  one: words.one,
  listNeeds: ['customers', 'guests'],
  detailNeeds: ['customers', 'guests'],
  filters: [statusFilter()],
  empty: words.empty,
  form: 'customerDoubles',
  followsMerges: true,
  editing,
  list: (adminData) => ({
    titleColumn: 'title',
    columns: [
      { key: 'title', title: adminSectionMessages.title, minWidth: 200 },
      { key: 'kind', title: words.kind, width: 80 },
      { key: 'email', title: words.email, minWidth: 180 },
      { key: 'place', title: words.place, minWidth: 140 },
      { key: 'terms', title: words.termsColumn, width: 88, align: 'end' },
      { key: 'people', title: words.peopleColumn, width: 80, align: 'end' },
    ],
    rows: adminData.customers.toSorted(byTitle).map((customer) => {
      const { id, title, kind, email, paymentTermsDays, archived } = customer
      return {
        id,
        title,
        to: { section: 'customers', id },
        ...standing(archived),
        cells: {
          kind: text(words.kinds[kind]),
          email: text(email),
          place: text(placeOfCustomer(customer)),
          terms: text(paymentTermsDays === null ? '' : words.days({ days: paymentTermsDays })),
          people: figure(adminData.guests.filter(({ customerId }) => customerId === id).length),
        },
      }
    }),
  }),
  details,
}
