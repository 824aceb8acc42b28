/** Words in braces that a mail's template may use: `{org} has approved {name}.` Checked when it is written, filled when sent. */

/** What each placeholder stands for, for the screen on which templates are written. */
export const placeholders = {
  name: 'word, number and title: Quote 12, Villa Nord',
  word: "the organization's word for an order",
  number: 'the order number',
  title: 'the title',
  org: 'the organization',
  status: 'the status as the reader sees it',
  statusDescription: 'what the status means',
  nextStatus: 'the status that comes next',
  actor: 'who caused the letter',
  recipient: "the reader's name",
  shipDate: 'the estimated ship date',
  trackingNumber: 'the tracking number',
  product: 'the product that is running low',
  available: 'how many pieces of it can still be promised',
  reorderLevel: 'its reorder level',
  customer: 'the customer who owes an invoice',
  invoice: 'the number of the invoice',
  amount: 'what of the invoice is open',
  dueDate: 'the day on which it is due',
  daysLate: 'for how long it has been due: 12 days',
} as const
export type Placeholder = keyof typeof placeholders
/** What is missing is empty. */
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>

const inBraces = /\{([^{}]*)\}/g

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(placeholders, name)
}

/** Why a template can not be used: a placeholder nobody knows, or a brace without its other half. Null: it can. */
export function templateProblem(template: string): string | null {
  for (const [, name = ''] of template.matchAll(inBraces)) {
    if (!isPlaceholder(name)) {
      return `{${name}} is not known. Known are ${Object.keys(placeholders)
        .map((known) => `{${known}}`)
        .join(', ')}.`
    }
  }
  return /[{}]/.test(template.replaceAll(inBraces, '')) ? 'A brace has no other half.' : null
}

/**
 * The template with its placeholders filled, in one pass: a value that looks like a placeholder stays as it is. Empty
 * when a value it needs is empty, because half a sentence is worse than none.
 */
export function fillTemplate(template: string, values: PlaceholderValues): string {
  let isWhole = true
  const filled = template.replaceAll(inBraces, (whole, name: string) => {
    if (!isPlaceholder(name)) return whole
    const value = values[name] ?? ''
    if (value === '') isWhole = false
    return value
  })
  return isWhole ? filled : ''
}
