/** What a pricing version is written in, with examples. [2.2.95, 2.5.15] */
import { pricingHelpMessages as words } from '@orderwright/domain/messages'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { helpExamples } from './help-examples.ts'

interface DataStructureHelpProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function DataStructureHelp({ isOpen, onOpenChange }: DataStructureHelpProps) {
  return (
    <Dialog title={words.title} isOpen={isOpen} onOpenChange={onOpenChange} size="large">
      <div className="space-y-5 text-sm">
        <ul className="list-disc space-y-1 ps-5">
          <li>{words.money}</li>
          <li>{words.nested}</li>
          <li>{words.future}</li>
          <li>{words.order}</li>
        </ul>
        <section>
          <h3 className="pb-1 text-base font-semibold">{words.types}</h3>
          <Terms terms={words.typeTerms} />
        </section>
        <section>
          <h3 className="pb-1 text-base font-semibold">{words.operators}</h3>
          <Terms terms={words.operatorTerms} />
        </section>
        <section>
          <h3 className="pb-1 text-base font-semibold">{words.conditions}</h3>
          <p className="pb-2 text-ink-2">{words.conditionsText}</p>
          <Terms terms={words.actualTerms} />
        </section>
        <section className="space-y-3">
          <h3 className="text-base font-semibold">{words.examples}</h3>
          {helpExamples.map(({ key, text }) => (
            <figure key={key}>
              <figcaption className="pb-1 text-ink-2">{words.exampleTexts[key]}</figcaption>
              {/* What scrolls must be reached with the keyboard. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <pre tabIndex={0} className="overflow-auto rounded bg-desk p-3 font-mono text-xs">
                {text}
              </pre>
            </figure>
          ))}
        </section>
      </div>
    </Dialog>
  )
}

function Terms({ terms }: { terms: Readonly<Record<string, string>> }) {
  return (
    <dl className="border-t border-hairline">
      {Object.entries(terms).map(([term, meaning]) => (
        <div key={term} className="flex flex-col gap-x-4 border-b border-hairline py-1.5 sm:flex-row">
          <dt className="shrink-0 sm:w-64">
            <code className="font-mono text-xs">{term}</code>
          </dt>
          <dd className="min-w-0 text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
