/** Above the room: from where one looks, and what is kept of it. */
import { roomMessages as words } from '@orderwright/domain/messages'
import { ArrowLeft, Camera, Image, LocateFixed, RotateCcw } from 'lucide-react'
import { useIsPhone } from '../../../lib/browser/media.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useOpenCanvas } from '../canvas-context.tsx'
import { useRoom } from './room-place.tsx'

interface RoomBarProps {
  title: string
  history: React.ReactNode
  /** the still that is kept of the eye point; null: none */
  still: { readonly address: string; readonly isOld: boolean } | null
  isEyePoint: boolean
  /** does one look from elsewhere than the eye point does? */
  isMoved: boolean
  /** can a still be made now? */
  canKeep: boolean
  isKeeping: boolean
  onHome: () => void
  onMove: () => void
  onAdd: () => void
  onKeep: () => void
}

export function RoomBar(props: RoomBarProps) {
  const { title, history, still, isEyePoint, isMoved, canKeep, isKeeping, onHome, onMove, onAdd, onKeep } =
    props
  const { document } = useOpenCanvas()
  const { close } = useRoom()
  const canEdit = document.canEdit()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline bg-paper px-3 py-1.5 text-sm">
      <IconButton
        size="small"
        label={words.backToPlan}
        icon={<ArrowLeft aria-hidden />}
        onPress={close}
        className="-ms-1"
      />
      <h2 className="min-w-0 truncate font-medium">{title}</h2>
      {history}
      {isMoved && (
        <IconButton
          size="small"
          label={words.backToEyePoint}
          shortcut="Home"
          icon={<RotateCcw aria-hidden />}
          onPress={onHome}
        />
      )}
      {still && <KeptStill title={title} {...still} />}
      {canEdit && (
        <div className="ms-auto flex flex-wrap items-center gap-x-2 gap-y-1">
          {isEyePoint && isMoved && (
            <Action label={words.saveEyePoint} icon={<LocateFixed aria-hidden />} onPress={onMove} />
          )}
          <Action label={words.addEyePoint} icon={<Camera aria-hidden />} onPress={onAdd} />
          <Action
            label={still ? words.keepStillAnew : words.keepStill}
            icon={<Image aria-hidden />}
            isMain
            isDisabled={!canKeep}
            isPending={isKeeping}
            onPress={onKeep}
          />
        </div>
      )}
    </div>
  )
}

interface ActionProps {
  label: string
  icon: React.ReactNode
  isMain?: boolean
  isDisabled?: boolean
  isPending?: boolean
  onPress: () => void
}

/** A phone has room for its sign alone: the room is what one wants to see there. */
function Action({ isMain = false, label, ...props }: ActionProps) {
  if (useIsPhone()) return <IconButton size="small" label={label} {...props} />
  return (
    <Button size="small" {...(isMain ? {} : { variant: 'quiet' })} {...props}>
      {label}
    </Button>
  )
}

function KeptStill({ title, address, isOld }: { title: string; address: string; isOld: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <a href={address} target="_blank" rel="noreferrer" className="shrink-0 rounded border border-hairline">
        <img src={address} alt={words.still({ title })} className="h-8 w-auto rounded" />
      </a>
      {isOld && <span className="text-xs text-caution">{words.stillIsOldShort}</span>}
    </span>
  )
}
