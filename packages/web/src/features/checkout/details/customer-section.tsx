/**
 * The customer's record that an order is for, chosen by employees, and the customer's address book, which fills the delivery and billing
 * address. Nothing is taken over before somebody says so, and it can be taken back. [issue 18]
 */
import { endpoints, type ResponseOf } from '@orderwright/contract'
import { isCompleteAddress } from '@orderwright/domain/lifecycle'
import { customerOfOrderMessages as words } from '@orderwright/domain/messages'
import type { Address, ProductOrder } from '@orderwright/domain/orders'
import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { call, callQuery, queryClient, resources } from '../../../lib/api/api.ts'
import { readRecords } from '../../../lib/api/read-records.ts'
import { Button } from '../../../ui/button.tsx'
import { ComboBox, Select } from '../../../ui/fields/select.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { CustomerTermsOffer, type GivenTo } from './customer-terms.tsx'
import { FormSection } from '../fields/form-section.tsx'
import { isSameAddress } from '../fields/contact-rules.ts'

type Book = ResponseOf<typeof endpoints.getAddressBook>
type Entry = Book['addresses'][number]
type Caller = { readonly orgId: number; readonly isGuestMode?: true }
type Taken = Partial<Pick<ProductOrder, 'deliveryAddress' | 'billingAddress' | 'contactName' | 'phone'>>

async function readCustomers(caller: Caller) {
  const list = await readRecords('customer', caller, { archived: 0 })
  return list
    .map(({ id, title, discountPercentage, taxExempt, taxExemptUntil }) => ({
      id,
      title,
      discountPercentage,
      taxExempt,
      taxExemptUntil,
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title))
}

const NONE = 0

function CustomerChoice({ caller, title }: { caller: Caller; title: string }) {
  const { order, editor, writable } = useCheckout()
  const [given, setGiven] = useState<GivenTo | null>(null)
  const { data } = useQuery({
    queryKey: ['customersOfOrders', caller],
    queryFn: () => readCustomers(caller),
  })
  const items = useMemo(() => {
    const all = (data ?? []).map((one) => ({ key: one.id, label: one.title }))
    const isKnown = order.customerId === null || all.some(({ key }) => key === order.customerId)
    // One who is archived stays where it is.
    const own = isKnown || title === '' ? [] : [{ key: order.customerId ?? NONE, label: title }]
    return [{ key: NONE, label: words.noCustomer }, ...own, ...all]
  }, [data, order.customerId, title])
  function choose(key: number | null) {
    const customerId = key === NONE ? null : key
    if (key === null || customerId === order.customerId) return
    const recordOf = (id: number | null) => data?.find((one) => one.id === id) ?? null
    const customer = recordOf(customerId)
    // Terms of an order are changed by who may change its discount.
    const mayTake = customer !== null && writable.has('discountPercentage')
    setGiven(mayTake ? { title: customer.title, customer, before: recordOf(order.customerId) } : null)
    editor.setOrderFields({ customerId }, words.change)
  }
  return (
    <>
      <ComboBox
        label={words.customer}
        isLabelHidden
        className="sm:max-w-80"
        items={items}
        value={order.customerId ?? NONE}
        isDisabled={!writable.has('customerId')}
        description={words.hint}
        onChange={choose}
      />
      {given && <CustomerTermsOffer key={order.customerId} given={given} onDone={() => setGiven(null)} />}
    </>
  )
}

function nameOf(entry: Entry, index: number): string {
  return (
    entry.label || entry.address.streetAddress || entry.address.city || words.numbered({ index: index + 1 })
  )
}

/** What an entry gives the order: the address, and whom to ask there where the order says nobody. */
function takenOf(order: ProductOrder, { address, contactName, phone }: Entry): Taken {
  return {
    deliveryAddress: address,
    ...(order.contactName.trim() === '' && contactName !== '' ? { contactName } : {}),
    ...(order.phone.trim() === '' && phone !== '' ? { phone } : {}),
  }
}

interface AddressBookProps {
  book: Book
  /** the fields of addresses show what was taken */
  onTake: () => void
}

function AddressBook({ book, onTake }: AddressBookProps) {
  const { order, editor, writable } = useCheckout()
  const [news, setNews] = useState<{ readonly text: string; readonly before: Taken } | null>(null)
  const all = book.addresses.map((entry, index) => ({ key: entry.key, label: nameOf(entry, index) }))
  /** The usual address stands first. */
  const itemsFrom = (usual: string) =>
    all.toSorted((one, other) => Number(other.key === usual) - Number(one.key === usual))
  function write(fields: Taken) {
    editor.setOrderFields(fields, words.takeOver)
    onTake()
  }
  function take(key: string | null, purpose: 'delivery' | 'billing') {
    const index = book.addresses.findIndex((one) => one.key === key)
    const entry = book.addresses[index]
    if (!entry) return
    const fields: Taken = purpose === 'delivery' ? takenOf(order, entry) : { billingAddress: entry.address }
    const { deliveryAddress, billingAddress, contactName, phone } = order
    const before: Taken =
      purpose === 'delivery' ? { deliveryAddress, contactName, phone } : { billingAddress }
    write(fields)
    const name = nameOf(entry, index)
    const text = purpose === 'delivery' ? words.deliveryTaken({ name }) : words.billingTaken({ name })
    setNews({ text, before })
  }
  return (
    <>
      <div className="mt-4 grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <Select
          label={words.deliverTo}
          placeholder={words.choose}
          items={itemsFrom(book.deliveryKey)}
          value={keyOf(book, order.deliveryAddress)}
          isDisabled={!writable.has('deliveryAddress')}
          onChange={(key) => take(key, 'delivery')}
        />
        <Select
          label={words.billTo}
          placeholder={words.choose}
          items={itemsFrom(book.billingKey)}
          value={keyOf(book, order.billingAddress)}
          isDisabled={!writable.has('billingAddress')}
          onChange={(key) => take(key, 'billing')}
        />
      </div>
      {news && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-desk px-3 py-2 text-sm">
          <span role="status" className="min-w-40 flex-1">
            {news.text}
          </span>
          <Button
            size="small"
            onPress={() => {
              write(news.before)
              setNews(null)
            }}
          >
            {words.undo}
          </Button>
        </p>
      )}
    </>
  )
}

/** Which entry the address is; null: none of the book. */
function keyOf({ addresses }: Book, address: Address): string | null {
  return addresses.find((entry) => isSameAddress(entry.address, address))?.key ?? null
}

/** Puts the delivery address into the customer's book; another attempt finds what a colleague has added meanwhile. */
async function saveAddress(caller: Caller, customerId: number, order: ProductOrder) {
  const read = await resources.get('customer', { ...caller, where: { id: customerId } })
  if (!read.ok) return read
  const [customer] = read.data.records
  if (!customer) return call(endpoints.getAddressBook, { ...caller, customerId })
  const { addresses, version } = customer
  const { deliveryAddress: address, contactName, phone } = order
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 10)
  return resources.update('customer', {
    ...caller,
    where: { id: customerId },
    version,
    props: { addresses: { ...addresses, [key]: { label: '', address, contactName, phone } } },
    base: { addresses },
  })
}

function SaveAddress({ book, caller }: { book: Book; caller: Caller }) {
  const { order } = useCheckout()
  const [isPending, setPending] = useState(false)
  const { customerId } = book
  if (customerId === null || !isCompleteAddress(order.deliveryAddress)) return null
  if (keyOf(book, order.deliveryAddress) !== null)
    return <p className="mt-3 text-xs text-ink-2">{words.isSaved}</p>
  async function save(id: number) {
    setPending(true)
    const result = await saveAddress(caller, id, order)
    await queryClient.invalidateQueries({ queryKey: [endpoints.getAddressBook.name] })
    setPending(false)
    if (result.ok) toast(words.saved(book))
    else toast(result.error.message, { tone: 'invalid' })
  }
  return (
    <Button
      size="small"
      className="mt-3"
      icon={<BookmarkPlus aria-hidden />}
      isPending={isPending}
      onPress={() => void save(customerId)}
    >
      {words.save}
    </Button>
  )
}

/** The address book of the order's customer: for employees of any, for guests where it is the one they belong to. */
function useBook(caller: Caller): Book | undefined {
  const { order, viewer } = useCheckout()
  const { customerId } = order
  const { data } = useQuery({
    ...callQuery(endpoints.getAddressBook, {
      ...caller,
      ...(viewer.isEmployee && customerId !== null ? { customerId } : {}),
    }),
    enabled: customerId !== null,
  })
  return customerId !== null && data?.customerId === customerId ? data : undefined
}

export function CustomerSection({ onTake }: { onTake: () => void }) {
  const { viewer, org } = useCheckout()
  const caller = { orgId: org.id, ...viewer.caller }
  const book = useBook(caller)
  const hasBook = book !== undefined && book.addresses.length > 0
  if (!viewer.isEmployee && !hasBook) return null
  return (
    <FormSection title={viewer.isEmployee ? words.customer : words.addressBook}>
      {viewer.isEmployee && <CustomerChoice caller={caller} title={book?.title ?? ''} />}
      {hasBook && <AddressBook book={book} onTake={onTake} />}
      {viewer.isEmployee && book && <SaveAddress book={book} caller={caller} />}
    </FormSection>
  )
}
