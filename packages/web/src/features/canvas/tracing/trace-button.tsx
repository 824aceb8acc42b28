/** The button of the tools that lays a picture under the sheet. What it opens is fetched when it is pressed. */
import { tracingMessages as words } from '@orderwright/domain/messages'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { deferredModule } from '../../../ui/deferred.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

const dialog = deferredModule(() => import('./trace-dialog.tsx'), { when: 'demand' })

export function TraceButton() {
  const [isOpen, setOpen] = useState(false)
  const loaded = dialog.use(isOpen)
  const hasFailed = dialog.useHasFailed()
  return (
    <>
      <IconButton
        label={hasFailed ? words.toolFailed : words.trace}
        tooltipPlacement="end"
        // The arrow keys of the tools come to it.
        excludeFromTabOrder
        icon={<ImagePlus aria-hidden />}
        onPress={() => {
          if (hasFailed) dialog.retry()
          setOpen(true)
        }}
      />
      {loaded && <loaded.TraceDialog isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
