/** One person who takes part in the order. Removing asks in the row itself, and is undone from the toast. [2.2.63–2.2.65] */
import { sharingMessages } from '@orderwright/domain/messages'
import type { Collaborator } from '@orderwright/domain/sharing'
import type { Flag } from '@orderwright/domain/units'
import { Crown, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip } from '../../ui/popups/tooltip.tsx'
import { PricingToggle } from './pricing-toggle.tsx'

interface CollaboratorRowProps {
  person: Collaborator
  isSelf: boolean
  maySetPricing: boolean
  onSetPricing: (pricingIsHidden: Flag) => Promise<unknown>
  onRemove: () => Promise<unknown>
  /** the question was answered with no */
  onKeep: () => void
}

export function CollaboratorRow({
  person,
  isSelf,
  maySetPricing,
  onSetPricing,
  onRemove,
  onKeep,
}: CollaboratorRowProps) {
  const [isAsking, setAsking] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const { name, email, role } = person
  const isOwner = role === 'owner'
  if (isAsking) {
    return (
      <li className="my-1 rounded bg-invalid-soft p-3 text-sm">
        <p>{sharingMessages.removeQuestion({ name })}</p>
        <div className="mt-2 flex gap-2">
          <Button
            size="small"
            variant="danger"
            isPending={isRemoving}
            autoFocus
            onPress={() => {
              setRemoving(true)
              void onRemove().finally(() => setRemoving(false))
            }}
          >
            {sharingMessages.remove}
          </Button>
          <Button
            size="small"
            onPress={() => {
              setAsking(false)
              onKeep()
            }}
          >
            {sharingMessages.keep}
          </Button>
        </div>
      </li>
    )
  }
  return (
    <li className="flex min-h-11 items-center gap-1">
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 text-sm">
          <span className="truncate">
            {name}
            {isSelf && <span className="text-ink-2"> {sharingMessages.you}</span>}
          </span>
          {isOwner && (
            <Tooltip content={sharingMessages.owner} isName>
              <span
                role="img"
                tabIndex={0}
                aria-label={sharingMessages.owner}
                className="shrink-0 rounded text-ink-2"
              >
                <Crown className="size-3.5" aria-hidden />
              </span>
            </Tooltip>
          )}
        </span>
        {email !== name && <span className="block truncate text-xs text-ink-2">{email}</span>}
      </span>
      {maySetPricing && !isOwner && (
        <PricingToggle
          who={name}
          pricingIsHidden={person.hasHiddenTerms ? 1 : person.pricingIsHidden}
          isDisabled={person.hasHiddenTerms}
          onChange={(isHidden) => void onSetPricing(isHidden)}
        />
      )}
      {!isOwner && (
        <IconButton
          label={sharingMessages.removePerson({ name })}
          icon={<Trash2 />}
          variant="danger"
          onPress={() => setAsking(true)}
        />
      )}
    </li>
  )
}
