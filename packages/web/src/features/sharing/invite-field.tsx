/** Who is invited: a name or an address, with what is found so far under it. [2.2.60, 2.5.21–2.5.25] */
import { sharingMessages } from '@orderwright/domain/messages'
import {
  type Candidate,
  type Excluded,
  matchCandidates,
  pseudoEntry,
  qualifyingCandidates,
} from '@orderwright/domain/sharing'
import { type KeyboardEvent, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../../ui/cx.ts'
import { controlHeights, frameClasses, inputClasses } from '../../ui/fields/field.tsx'
import { itemClasses, listBoxClasses } from '../../ui/popups/list-box.tsx'
import { popoverClasses } from '../../ui/popups/popover-look.ts'

interface InviteFieldProps {
  people: readonly Candidate[]
  excluded: Excluded
  onPick: (person: Candidate | { email: string }) => void
}

interface Entry {
  readonly id: string
  readonly label: string
  readonly detail: string
  readonly person: Candidate | { email: string } | null
}

/** Most that are shown: whoever looks for one of more types on. */
const MAX_SHOWN = 50

function entriesFor(people: readonly Candidate[], text: string): Entry[] {
  const found = matchCandidates(people, text)
    .slice(0, MAX_SHOWN)
    .map((person) => ({
      id: `person ${person.id}`,
      label: person.name || person.email,
      detail: person.name === '' ? '' : person.email,
      person,
    }))
  const pseudo = pseudoEntry(people, text)
  if (pseudo === null) return found
  const entry =
    pseudo.kind === 'email'
      ? { id: 'typed', label: pseudo.label, detail: '', person: { email: pseudo.email } }
      : { id: 'typed', label: pseudo.label, detail: pseudo.problem, person: null }
  return [...found, entry]
}

export function InviteField({ people, excluded, onPick }: InviteFieldProps) {
  const [text, setText] = useState('')
  // A new field for each person: that of the last one would open its list again as it is emptied.
  const [picks, setPicks] = useState(0)
  const entries = entriesFor(qualifyingCandidates(people, excluded), text)
  function pick(person: Entry['person'] | undefined) {
    if (!person) return
    onPick(person)
    setText('')
    setPicks((count) => count + 1)
  }
  /** Enter takes the typed address, or the only one who is found; the arrows choose among several. */
  function pickTyped(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return
    const possible = entries.filter(({ person }) => person !== null)
    const typed =
      possible.find(({ id }) => id === 'typed') ?? (possible.length === 1 ? possible[0] : undefined)
    if (text.trim() !== '') pick(typed?.person)
  }
  return (
    <ComboBox
      key={picks}
      inputValue={text}
      onInputChange={setText}
      items={entries}
      value={null}
      onChange={(key) => {
        pick(entries.find(({ id }) => id === key)?.person)
      }}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="input"
      className="block"
    >
      <Label className="sr-only">{sharingMessages.invite}</Label>
      <div className={cx(frameClasses, controlHeights.medium, 'px-2.5')}>
        <Input
          placeholder={sharingMessages.placeholder}
          autoFocus
          onKeyDown={pickTyped}
          spellCheck="false"
          className={cx(inputClasses, 'h-full placeholder:text-xs')}
        />
      </div>
      <Popover className={cx(popoverClasses, 'w-(--trigger-width)')} offset={4}>
        <ListBox<Entry>
          className={listBoxClasses}
          renderEmptyState={() => (
            <p className="px-2 py-1.5 text-sm text-ink-2">{sharingMessages.nobodyToChooseFrom}</p>
          )}
        >
          {({ id, label, detail, person }) => (
            <ListBoxItem id={id} textValue={label} isDisabled={person === null} className={itemClasses}>
              <span className="min-w-0 flex-1">
                <span className="block truncate">{label}</span>
                {detail !== '' && (
                  <span className={cx('block truncate text-xs', person ? 'text-ink-2' : 'text-invalid')}>
                    {detail}
                  </span>
                )}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
