/** A picture in a box: zoomed by wheel, pinch, double press and keys, dragged while it is larger than the box. [2.2.35] */
import { pictureMessages as words } from '@orderwright/domain/messages'
import { type PointerEvent, useCallback, useRef, useState } from 'react'
import { type CameraView, zoomAbout } from '../../../../drawing/scene-camera.ts'
import { useCameraGestures } from '../../../../drawing/use-camera-gestures.ts'
import { useHotkeys } from '../../../../lib/browser/hotkeys.ts'
import { useWindowResize } from '../../../../lib/browser/window-resize.ts'
import { cx } from '../../../../ui/cx.ts'
import { ErrorState } from '../../../../ui/states.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import {
  afterDoublePress,
  fitted,
  heldInside,
  isDoublePress,
  isVector,
  type Press,
  sizeToFit,
  ZOOM_STEP,
} from './picture-view.ts'

/** `key` it by the picture: each one starts whole. */
interface ZoomedPictureProps {
  url: string
  title: string
}

const group = words.pictures

export function ZoomedPicture({ url, title }: ZoomedPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [view, setViewState] = useState<CameraView>(fitted)
  const [state, setState] = useState<'loading' | 'here' | 'failed'>('loading')
  const lastPress = useRef<Press | null>(null)

  const setView = useCallback(
    (change: (view: CameraView) => CameraView) => {
      setViewState((now) => {
        const { current: image } = picture
        const { current: room } = box
        if (!image || !room) return now
        const size = sizeToFit(url, { width: image.naturalWidth, height: image.naturalHeight })
        return heldInside(change(now), size, { width: room.clientWidth, height: room.clientHeight })
      })
    },
    [url],
  )
  const hasDragged = useCameraGestures(box, setView, state === 'here')
  useWindowResize(() => setView((now) => now))
  const zoomBy = (factor: number) => setView((now) => zoomAbout(now, factor, 0, 0))
  useHotkeys([
    { keys: '+', label: words.zoomIn, group, run: () => zoomBy(ZOOM_STEP), isActiveInFields: true },
    { keys: '=', label: words.zoomIn, group, run: () => zoomBy(ZOOM_STEP), isActiveInFields: true },
    { keys: '-', label: words.zoomOut, group, run: () => zoomBy(1 / ZOOM_STEP), isActiveInFields: true },
    { keys: '0', label: words.wholePicture, group, run: () => setView(() => fitted), isActiveInFields: true },
  ])
  function onPointerUp(event: PointerEvent) {
    if (hasDragged.current || !box.current) return
    const press = { atMs: event.timeStamp, x: event.clientX, y: event.clientY }
    const isDouble = isDoublePress(lastPress.current, press)
    lastPress.current = isDouble ? null : press
    if (!isDouble) return
    const room = box.current.getBoundingClientRect()
    const x = press.x - room.left - room.width / 2
    const y = press.y - room.top - room.height / 2
    setView((now) => afterDoublePress(now, x, y))
  }

  if (state === 'failed') return <ErrorState message={words.pictureNotLoaded({ title })} />
  return (
    <div
      ref={box}
      data-zoom={view.zoom.toFixed(2)}
      onPointerUp={onPointerUp}
      className={cx(
        'relative flex size-full touch-none items-center justify-center overflow-hidden select-none',
        view.zoom > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
      )}
    >
      {state === 'loading' && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner size={24} />
        </span>
      )}
      <img
        ref={picture}
        src={url}
        alt={title}
        draggable={false}
        onLoad={() => setState('here')}
        onError={() => setState('failed')}
        style={{ transform: `translate(${view.panX}px, ${view.panY}px) scale(${view.zoom})` }}
        className={cx(
          'object-contain',
          isVector(url) ? 'size-full p-4' : 'max-h-full max-w-full',
          state === 'loading' && 'invisible',
        )}
      />
    </div>
  )
}
