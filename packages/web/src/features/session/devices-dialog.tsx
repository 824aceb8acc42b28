/** How a person signs in: their passkeys, and which browsers are signed in, with signing others out. Opened from the account menu. */
import { type Device, endpoints } from '@orderwright/contract'
import { deviceMessages as words } from '@orderwright/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { call, callQuery, failureMessage } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/popups/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { PasskeyList } from './passkeys/passkey-list.tsx'
import { ago, deviceName } from './devices/device-name.ts'

export function DevicesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery({ ...callQuery(endpoints.getDevices, {}), staleTime: 0 })
  const [ending, setEnding] = useState<number | 'all' | null>(null)
  const devices = query.data?.devices ?? []

  async function end(deviceId?: number) {
    setEnding(deviceId ?? 'all')
    const ended = await call(endpoints.endDevices, deviceId === undefined ? {} : { deviceId })
    // One that was gone already is what the person wanted.
    if (ended.ok) toast(words.ended({ count: ended.data.endedCount }))
    else if (ended.error.code !== 'notFound') toast(ended.error.message, { tone: 'invalid' })
    await query.refetch()
    setEnding(null)
  }

  return (
    <Dialog
      title={words.dialog}
      isOpen
      onOpenChange={onClose}
      footer={
        devices.length > 1 && (
          <Button
            variant="danger"
            isPending={ending === 'all'}
            isDisabled={ending !== null && ending !== 'all'}
            onPress={() => void end()}
          >
            {words.endAll}
          </Button>
        )
      }
    >
      <PasskeyList />
      <h3 className="mt-6 text-base font-semibold">{words.title}</h3>
      <p className="mb-3 text-sm text-ink-2">{words.hint}</p>
      {query.error ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : query.data ? (
        <>
          <ul aria-label={words.title} className="divide-y divide-hairline border-y border-hairline">
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isEnding={ending === device.id}
                isDisabled={ending !== null}
                onEnd={() => void end(device.id)}
              />
            ))}
          </ul>
          {devices.length === 1 && <p className="py-4 text-sm text-ink-2">{words.onlyThis}</p>}
        </>
      ) : (
        <SkeletonGroup label={words.title} className="space-y-3 py-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

interface DeviceRowProps {
  device: Device
  isEnding: boolean
  isDisabled: boolean
  onEnd: () => void
}

function DeviceRow({ device, isEnding, isDisabled, onEnd }: DeviceRowProps) {
  const name = deviceName(device.userAgent)
  const Icon = /Mobi|Android|iPhone/.test(device.userAgent) ? Smartphone : Monitor
  const now = Date.now()
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon className="size-5 shrink-0 stroke-1 text-ink-2" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-base font-medium">
          {name}
          {device.isThis && (
            <span className="ms-2 rounded bg-shade px-1.5 py-0.5 text-xs font-normal text-ink-2">
              {words.thisDevice}
            </span>
          )}
        </p>
        <p className="tabular text-sm text-ink-2">
          {words.facts({
            lastUsed: device.isThis ? words.justNow : ago(device.lastUsed, now),
            signedIn: ago(device.signedIn, now),
            address: device.ipAddress,
            by: device.signedInBy,
          })}
        </p>
      </div>
      {!device.isThis && (
        <Button
          size="small"
          aria-label={words.endNamed({ name })}
          isPending={isEnding}
          isDisabled={isDisabled && !isEnding}
          onPress={onEnd}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}
