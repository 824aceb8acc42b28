/** The words in braces that texts of e-mails may use, and what each stands for. */
import { placeholders } from '@orderwright/domain/mail-templates'
import { adminSettingMessages as words } from '@orderwright/domain/messages'
import { Disclosure } from '../../../../ui/disclosure.tsx'

export function PlaceholderList() {
  return (
    <Disclosure isFlush title={words.placeholders}>
      <p className="pb-2 text-xs text-ink-2">{words.placeholdersHint}</p>
      <dl className="grid gap-x-4 gap-y-1 pb-3 text-sm sm:grid-cols-[10rem_1fr]">
        {Object.entries(placeholders).map(([name, meaning]) => (
          <div key={name} className="contents">
            <dt>
              <code className="rounded bg-shade px-1.5 text-xs">{`{${name}}`}</code>
            </dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
