/** The codes that an example of the product gets by its formulas, live, and the fields that formulas may use. */
import type { Product } from '@orderwright/domain/catalog'
import { evaluateItem } from '@orderwright/domain/configuration'
import { type FormulaField, formulaFields, referenceCode } from '@orderwright/domain/documents'
import { adminDrawingMessages as words } from '@orderwright/domain/messages'
import { useMemo } from 'react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import type { AdminData } from '../admin-data.ts'
import { ExampleChoices } from './example-choices.tsx'
import { useExample, withProduct } from './use-example.ts'

const kinds = ['catalog', 'factory', 'machining'] as const

function isOf<K extends string>(list: Readonly<Record<K, string>>, name: string): name is K {
  return Object.hasOwn(list, name)
}

function meaning({ property, name }: FormulaField): string {
  if (!property) return isOf(words.ownCode, name) ? words.ownCode[name] : name
  const what = isOf(words.fieldMeans, name) ? words.fieldMeans[name] : words.dataMeans({ key: name })
  return words.source({ property: property.title || `#${property.id}`, what })
}

async function copy(field: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(field)
    toast(words.fieldCopied({ field }))
  } catch {
    toast(words.fieldNotCopied, { tone: 'invalid' })
  }
}

export function CodesPanel({ product, adminData }: { product: Product; adminData: AdminData }) {
  const example = useExample(product, adminData, null)
  const { shown, catalog, context, properties } = example
  const codes = useMemo(() => {
    if (!shown) return null
    const evaluation = evaluateItem(
      { ...context, catalog: withProduct(catalog, product) },
      shown.document,
      shown.item,
    )
    return kinds.map((kind) => ({ kind, code: referenceCode(evaluation, kind) }))
  }, [shown, context, catalog, product])
  const fields = useMemo(() => formulaFields(properties, adminData.options), [properties, adminData.options])
  const formulas = Object.values(product.referenceCodeFormulas).join(' ')
  const named = new Set(
    properties.flatMap(({ id }) =>
      formulas === '' || formulas.includes(`{${id}.`) || !formulas.includes('{') ? [id] : [],
    ),
  )
  return (
    <div className="space-y-3 pt-3">
      {codes && (
        <section aria-label={words.codesOfExample}>
          <h3 className="eyebrow">{words.codesOfExample}</h3>
          <dl className="grid gap-x-5 gap-y-1 text-sm sm:grid-cols-3" aria-live="polite">
            {codes.map(({ kind, code }) => (
              <div key={kind} className="min-w-0">
                <dt className="text-xs text-ink-2">{words.codeNow[kind]}</dt>
                <dd className="tabular break-words font-medium">{code || words.noCode}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <ExampleChoices example={example} propertyIds={named} />
      <Disclosure isFlush title={words.formulaFields}>
        <p className="pb-2 text-xs text-ink-2">{words.formulaFieldsHint}</p>
        <ul className="grid gap-x-5 gap-y-1 pb-3 sm:grid-cols-2">
          {fields.map((field) => {
            const text = `{${field.field}}`
            return (
              <li key={field.field} className="flex min-w-0 items-baseline gap-2 text-sm">
                <button
                  type="button"
                  aria-label={words.copyField({ field: text })}
                  onClick={() => void copy(text)}
                  className="min-h-6 shrink-0 cursor-pointer rounded bg-shade px-1.5 font-mono text-xs hover:bg-accent-soft pointer-coarse:min-h-11"
                >
                  {text}
                </button>
                <span className="min-w-0 break-words text-ink-2">{meaning(field)}</span>
              </li>
            )
          })}
        </ul>
      </Disclosure>
    </div>
  )
}
