/** What is said of customers as records. [issue 18] */
export const customerMessages = {
  noEmail: 'Type an e-mail address such as name@example.com.',
  noDay: 'Type a day as YYYY-MM-DD.',
  noSuchAddress: 'This address is not in the address book any more. Choose another one.',
  noSuchCustomer: 'There is no such customer any more.',
  inUse: ({ orders, people, word }: { orders: number; people: number; word: string }) =>
    `This customer has ${counted(orders, word.toLowerCase())} and ${counted(people, 'person', 'people')}. Archive it instead.`,
} as const

function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}
